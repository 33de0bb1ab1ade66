import { DatabaseSync } from 'node:sqlite';
import { startServer } from '../../support/child.ts';
import { freshDatabase } from '../../support/databases.ts';
import { startDouble } from '../../support/double.ts';
import { postJson } from '../../support/http.ts';

/** Kills the server during deliveries; returns what became of the acknowledged messages. */
export async function killMessages(rounds: number, options: { preload?: string[] } = {}) {
  const database = await freshDatabase('sqlite');
  const hook = await startDouble(() => ({ status: 200 }));
  const env = {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET: 'a secret of some length',
  };
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(env, options);
    let killing: Promise<unknown> | undefined;
    const send = async (email: string) => {
      const answer = await postJson(`${server.url}/api/contact`, {
        name: 'Ann',
        email,
        message: 'Hi',
      }).catch(() => null);
      if (answer?.status === 202) acknowledged.push(email);
      // In the middle of the load, at another moment in each round.
      if (acknowledged.length >= (round + 1) * 15) killing ??= server.end('SIGKILL');
    };
    await Promise.all(
      Array.from({ length: 5 }, (_unused, client) => {
        const next = async (turn: number): Promise<void> => {
          await send(`r${round}c${client}t${turn}@example.com`);
          if (!killing) await next(turn + 1);
        };
        return next(0);
      }),
    );
    await (killing ?? server.end('SIGKILL'));
  }
  const file = new DatabaseSync(database.path);
  const stored = new Set(
    file
      .prepare('select email from messages')
      .all()
      .map(({ email }) => email),
  );
  const orphans = file
    .prepare(
      'select 1 from messages m where not exists (select 1 from outbox where message_id = m.id)',
    )
    .all();
  file.close();
  const delivered = hook.received.map(
    ({ body }) => (JSON.parse(body) as { data: { email: string } }).data.email,
  );
  return {
    acknowledged,
    lost: acknowledged.filter((email) => !stored.has(email)),
    orphans,
    unknown: delivered.filter((email) => !stored.has(email)),
  };
}

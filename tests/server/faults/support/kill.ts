import { DatabaseSync } from 'node:sqlite';
import { startServer } from '../../support/child.ts';
import { freshDatabase, type TestDatabase } from '../../support/databases.ts';
import { startDouble } from '../../support/double.ts';
import {
  type Answer,
  isAcknowledged,
  moreAnswers,
  sendMessage,
  type signUp,
  startLoad,
} from './load.ts';

/** Kills the server under load several times, and restarts it on the same database. */
export async function killRounds(
  database: TestDatabase,
  rounds: number,
  options: { preload?: string; env?: Record<string, string>; post?: typeof signUp } = {},
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const env = { DATABASE_URL: database.url, ...options.env };
    const server = await startServer(env, options);
    const load = startLoad(() => server.url, 32, options.post);
    // After the first answers, and at another moment in each round.
    await moreAnswers(load, 32 + 7 * round, isAcknowledged);
    await server.end('SIGKILL');
    answers.push(...(await load.stop()));
  }
  return answers;
}

/** Kills the server during deliveries; returns what became of the acknowledged messages. */
export async function killMessages(rounds: number, options: { preload?: string } = {}) {
  const database = await freshDatabase('sqlite');
  const hook = await startDouble(() => ({ status: 200 }));
  const answers = await killRounds(database, rounds, {
    ...options,
    env: hook.env,
    post: sendMessage,
  });
  const acknowledged = answers.filter(isAcknowledged).map(({ email }) => email);
  const file = new DatabaseSync(database.path);
  const rows = file.prepare('select email from messages').all();
  const stored = new Set(rows.map(({ email }) => email));
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

import type { DatabaseKind } from '../../../../src/server/store/tables.ts';
import { startServer } from '../../support/child.ts';
import { freshDatabase, rowsIn, storedEmails } from '../../support/databases.ts';
import { startDouble } from '../../support/double.ts';
import type { Answer } from '../../support/http.ts';
import { type Form, isAcknowledged, lostOf, startLoad } from './load.ts';

/** Kills the server under load `rounds` times. Each round starts a server on the same database. */
export async function killRounds(
  kind: DatabaseKind,
  rounds: number,
  { preload, env, form }: { preload?: string; env?: Record<string, string>; form?: Form } = {},
) {
  const database = await freshDatabase(kind);
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ DATABASE_URL: database.url, ...env }, { preload });
    const load = startLoad(() => server.url, 32, form);
    // Kill once enough posts are acknowledged; seven more each round, so that the moment differs.
    await load.more(32 + 7 * round, isAcknowledged);
    await server.end('SIGKILL');
    answers.push(...(await load.stop()));
  }
  const lost = await lostOf(answers, database, form === 'contact' ? 'messages' : undefined);
  return { database, acknowledged: answers.filter(isAcknowledged).length, lost };
}

/** Kills the server during deliveries; returns messages that were lost, stored without an outbox row, or delivered and not stored. */
export async function killMessages(rounds: number) {
  const hook = await startDouble(() => ({ status: 200 }));
  const options = { env: hook.env, form: 'contact' } as const;
  const { database, acknowledged, lost } = await killRounds('sqlite', rounds, options);
  const withoutOutboxRow = rowsIn(
    database.path,
    'select id from messages m where not exists (select 1 from outbox where message_id = m.id)',
  );
  const stored = await storedEmails(database, 'messages');
  const delivered = hook.received.map(
    ({ body }) => (JSON.parse(body) as { data: { email: string } }).data.email,
  );
  const deliveredNotStored = delivered.filter((email) => !stored.has(email));
  return { acknowledged, lost, withoutOutboxRow, deliveredNotStored };
}

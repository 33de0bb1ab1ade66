import { DatabaseSync } from 'node:sqlite';
import { freshDatabase } from '../../support/databases.ts';
import { startDouble } from '../../support/double.ts';
import { postJson } from '../../support/http.ts';
import { killRounds } from './killRounds.ts';
import { type Answer, isAcknowledged } from './load.ts';

/** Posts one message; a broken connection counts as an answer. */
const sendMessage = (url: string, email: string): Promise<Answer> =>
  postJson(`${url}/api/contact`, { name: 'Ann', email, message: 'Hi' }).then(
    ({ status }) => ({ email, status, retryAfter: undefined }),
    () => ({ email, status: null, retryAfter: undefined }),
  );

/** Kills the server during deliveries; returns what became of the acknowledged messages. */
export async function killMessages(rounds: number, options: { preload?: string[] } = {}) {
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

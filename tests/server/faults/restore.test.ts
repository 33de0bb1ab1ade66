import { copyFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { exchange } from '../../../src/server/commands/restore.ts';
import { startServer } from '../support/child.ts';
import { freshDatabase } from '../support/databases.ts';
import { signUp, storedEmails, until } from './support/load.ts';

test('a signup that waits for the lock while the file is swapped goes into the new file', async () => {
  const database = await freshDatabase('sqlite');
  const env = { DATABASE_URL: database.url };
  // The first server does the day's purge, so that the second has nothing else to write.
  await (await startServer(env)).end();
  const server = await startServer(env, { preload: 'announceLock' });
  await signUp(server.url, 'first@example.com');
  const holder = new DatabaseSync(database.path, { timeout: 60_000 });
  holder.exec('pragma wal_checkpoint(truncate)');
  await copyFile(database.path, `${database.path}.new`);
  holder.exec('begin immediate');
  server.output.out = '';
  const answer = signUp(server.url, 'waiting@example.com');
  await until(() => server.output.out.includes('at the lock'));
  exchange(database.path, `${database.path}.new`, `${database.path}.old`);
  holder.exec('rollback');
  holder.close();
  expect((await answer).status).toBe(202);
  await server.end();
  expect(await storedEmails(database)).toEqual(
    new Set(['first@example.com', 'waiting@example.com']),
  );
});

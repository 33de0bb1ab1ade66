import { expect, test } from 'vitest';
import { startServer } from '../support/child.ts';
import { freshDatabase } from '../support/databases.ts';
import { holdLock } from '../support/lock.ts';
import { readPage, signUp, until } from './support/load.ts';

const pages = 50;

test('a lock exposes a server that leaves the waiting to SQLite', async () => {
  const database = await freshDatabase('sqlite');
  const env = { DATABASE_URL: database.url };
  const server = await startServer(env, { preload: 'waitForLock' });
  const healthy = await startServer({ ...env, DATABASE_URL: (await freshDatabase('sqlite')).url });
  const release = holdLock(database.path);
  const signedUp = signUp(server.url, 'lock@example.com');
  await until(() => server.output.out.includes('at the lock'));
  let answered = 0;
  const waiting = Array.from({ length: pages }, async () => {
    await readPage(server.url);
    answered += 1;
  });
  // Waits for as long as a healthy server takes to answer four times as many.
  for (let page = 0; page < 4 * pages; page += 1) await readPage(healthy.url);
  const answeredUnderLock = answered;
  release();
  await Promise.all(waiting);
  expect((await signedUp).status).toBe(202);
  expect([answeredUnderLock, answered]).toEqual([0, pages]);
});

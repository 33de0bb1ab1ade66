import { expect, test } from 'vitest';
import { startServer } from '../support/child.ts';
import { freshDatabase } from '../support/databases.ts';
import { holdLock } from '../support/lock.ts';
import { lostOf, readPage, signUp, until } from './support/load.ts';

const pages = 50;

test('while another program locks the database, pages are served and signups get 503 with Retry-After', async () => {
  const database = await freshDatabase('sqlite');
  const server = await startServer({
    DATABASE_URL: database.url,
    ANSWER_WITHIN_MS: '1800',
  });
  const release = holdLock(database.path);
  const signUps = Promise.all([1, 2, 3].map((n) => signUp(server.url, `lock${n}@example.com`)));
  // All of this is answered under the lock; otherwise the test would time out.
  for (let page = 0; page < pages; page += 1) expect(await readPage(server.url)).toBe(200);
  const refused = await signUps;
  release();
  expect(refused).toMatchObject([1, 2, 3].map(() => ({ status: 503, retryAfter: '2' })));
  const after: Awaited<typeof refused> = [];
  await until(
    async () =>
      after[after.push(await signUp(server.url, 'after@example.com')) - 1]?.status === 202,
  );
  await server.end();
  expect(await lostOf([...refused, ...after], database)).toEqual([]);
});

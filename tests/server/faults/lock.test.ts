import { expect, test } from 'vitest';
import { startServer } from '../support/child.ts';
import { freshDatabase } from '../support/databases.ts';
import { holdLock } from '../support/lock.ts';
import { lostOf, signUp, until } from './support/load.ts';
import { preload } from './support/preload.ts';

const silent = { LOG_LEVEL: 'silent' };
const pages = 50;

async function readPage(url: string): Promise<number> {
  const answer = await fetch(`${url}/pricing`);
  await answer.arrayBuffer();
  return answer.status;
}

test('while another program locks the database, pages are served and signups get 503 with Retry-After', async () => {
  const database = await freshDatabase('sqlite');
  const server = await startServer({
    DATABASE_URL: database.url,
    ANSWER_WITHIN_MS: '1800',
    ...silent,
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

test('the same lock exposes a server that leaves the waiting to SQLite', async () => {
  const database = await freshDatabase('sqlite');
  const env = { DATABASE_URL: database.url, ...silent };
  const server = await startServer(env, { preload: preload('waitForLock') });
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

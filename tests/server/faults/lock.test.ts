import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startServer } from '../support/child.ts';
import { freshDatabase } from '../support/databases.ts';
import { type Answer, lostOf, pause, signUp } from './support/load.ts';
import { preload } from './support/preload.ts';

/** Milliseconds of page answers, asked for every 5 ms, until `isOver`. */
async function pageTimes(url: string, isOver: () => boolean): Promise<number[]> {
  const times: Promise<number>[] = [];
  while (!isOver()) {
    const start = performance.now();
    times.push(
      fetch(`${url}/pricing`).then(async (answer) => {
        await answer.arrayBuffer();
        return performance.now() - start;
      }),
    );
    await pause(5);
  }
  return Promise.all(times);
}

const p99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** Holds another program's lock for `lockMs` while people read pages and sign up. */
async function underLock(lockMs: number, options: { preload?: string[] } = {}) {
  const database = await freshDatabase('sqlite');
  const server = await startServer({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' }, options);
  const quietEnd = performance.now() + 1000;
  const quiet = await pageTimes(server.url, () => performance.now() > quietEnd);
  const other = new DatabaseSync(database.path);
  other.exec('begin immediate');
  const answers: Answer[] = [];
  const signUps = (async () => {
    const end = performance.now() + lockMs;
    while (performance.now() < end) {
      const email = `lock${answers.length}@example.com`;
      answers.push(await signUp(server.url, email));
      await pause(50);
    }
  })();
  const end = performance.now() + lockMs;
  const locked = await pageTimes(server.url, () => performance.now() > end);
  other.exec('rollback');
  other.close();
  await signUps;
  const after = await signUp(server.url, 'after@example.com');
  await server.end();
  const lost = await lostOf([...answers, after], database);
  await database.remove();
  return { quiet: p99(quiet), locked: p99(locked), answers, after, lost };
}

test('while another program locks the database, pages are quick and signups are told to come back', async () => {
  const { quiet, locked, answers, after, lost } = await underLock(6000);
  // On a machine that is busy with other work, pages are slow without any lock too.
  expect(locked).toBeLessThan(Math.max(50, 2 * quiet));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(2);
  for (const { ms, retryAfter } of refused) {
    expect(ms).toBeLessThan(2000);
    expect(retryAfter).toBe('2');
  }
  expect(after.status).toBe(202);
  expect(lost).toEqual([]);
});

test('a server that writes on the thread of the pages is caught by the same lock', async () => {
  const { quiet, locked } = await underLock(2500, { preload: preload('writeOnMainThread') });
  expect(locked).toBeGreaterThan(Math.max(50, 2 * quiet));
});

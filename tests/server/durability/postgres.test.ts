import { expect, test } from 'vitest';
import { resources } from '../../support/resources.ts';
import { startServer } from '../support/child.ts';
import { freshDatabase, storedEmails, type TestDatabase } from '../support/databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { isAcknowledged, lostOf, startLoad } from '../faults/support/load.ts';

/** Stops and starts PostgreSQL under load. */
async function throughOutage(preload?: string) {
  const { url, start, stop, remove } = await startPostgres();
  resources().defer(remove);
  const database: TestDatabase = { kind: 'postgres', url, path: '', remove };
  const server = await startServer({ DATABASE_URL: url }, { preload });
  const load = startLoad(() => server.url, 16);
  await load.more(100);
  await stop();
  // At most 16 of these were in flight before the stop: the others met a stopped database.
  await load.more(64);
  const pageStatus = (await fetch(server.url)).status;
  const readyStatus = (await fetch(`${server.url}/readyz`)).status;
  await start();
  await load.more(64, isAcknowledged);
  const answers = await load.stop();
  await server.end();
  return { answers, pageStatus, readyStatus, lost: await lostOf(answers, database) };
}

test('PostgreSQL stopped under load loses nothing; posts get 503 meanwhile, and the server recovers by itself', async () => {
  const { answers, pageStatus, readyStatus, lost } = await throughOutage();
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThanOrEqual(64 - 16);
  expect(answers.every(({ status }) => status === 202 || status === 503)).toBe(true);
  expect([pageStatus, readyStatus]).toEqual([200, 503]);
  expect(lost).toEqual([]);
});

test('the same exposes a server that answers before the commit', async () => {
  expect((await throughOutage('acknowledgeEarly')).lost).not.toEqual([]);
});

test('three processes start at once on an empty database, and one killed under load loses nothing', async () => {
  const database = await freshDatabase('postgres', 'template1');
  const env = { DATABASE_URL: database.url };
  const servers = await Promise.all([1, 2, 3].map(() => startServer(env)));
  let turn = 0;
  const load = startLoad(() => servers[(turn += 1) % servers.length]?.url ?? '', 24);
  await load.more(100, isAcknowledged);
  await servers[1]?.end('SIGKILL');
  await load.more(100, isAcknowledged);
  const answers = await load.stop();
  expect(await lostOf(answers, database)).toEqual([]);
  expect((await storedEmails(database)).size).toBeLessThanOrEqual(answers.length);
});

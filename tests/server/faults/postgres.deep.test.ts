import { beforeAll, describe, expect, test } from 'vitest';
import { owner } from '../../support/owner.ts';
import { startServer } from '../support/child.ts';
import { freshDatabase, type TestDatabase } from '../support/databases.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { isAcknowledged, lostOf, moreAnswers, startLoad, storedEmails } from './support/load.ts';

describe('PostgreSQL stopped and started under load', () => {
  let postgres: TestPostgres;
  let database: TestDatabase;
  beforeAll(async () => {
    postgres = await startPostgres();
    owner().defer(postgres.remove);
    database = { kind: 'postgres', url: postgres.url, path: '', remove: () => Promise.resolve() };
  });

  async function throughOutage(options: { preload?: string } = {}) {
    const server = await startServer({ DATABASE_URL: database.url }, options);
    const load = startLoad(() => server.url, 16);
    await moreAnswers(load, 100);
    await postgres.stop();
    // At most 16 of these were in flight before the stop: the others met a stopped database.
    await moreAnswers(load, 64);
    const pageStatus = (await fetch(server.url)).status;
    const readyStatus = (await fetch(`${server.url}/readyz`)).status;
    await postgres.start();
    await moreAnswers(load, 64, isAcknowledged);
    const answers = await load.stop();
    await server.end();
    return { answers, pageStatus, readyStatus, lost: await lostOf(answers, database) };
  }

  test('loses nothing, answers 503 meanwhile, and recovers by itself', async () => {
    const { answers, pageStatus, readyStatus, lost } = await throughOutage();
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(64 - 16);
    expect(answers.every(({ status }) => status === 202 || status === 503)).toBe(true);
    expect([pageStatus, readyStatus]).toEqual([200, 503]);
    expect(lost).toEqual([]);
  });

  test('fails in the same harness when the answer comes before the commit', async () => {
    const { lost } = await throughOutage({ preload: 'acknowledgeEarly' });
    expect(lost).not.toEqual([]);
  });
});

test('three processes start at once on an empty database, and one killed under load loses nothing', async () => {
  const database = await freshDatabase('postgres', 'template1');
  const env = { DATABASE_URL: database.url };
  const servers = await Promise.all([1, 2, 3].map(() => startServer(env)));
  let turn = 0;
  const load = startLoad(() => servers[(turn += 1) % servers.length]?.url ?? '', 24);
  await moreAnswers(load, 100, isAcknowledged);
  await servers[1]?.end('SIGKILL');
  await moreAnswers(load, 100, isAcknowledged);
  const answers = await load.stop();
  expect(await lostOf(answers, database)).toEqual([]);
  expect((await storedEmails(database)).size).toBeLessThanOrEqual(answers.length);
});

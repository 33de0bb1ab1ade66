import { openSync, writeSync, closeSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyDatabase } from '../../src/server/store/copyDatabase.ts';
import { putInPlace } from '../../src/server/commands/restore.ts';
import { metricsText } from '../../src/server/routes/metrics.ts';
import { eventually } from '../support/eventually.ts';
import { preload } from './faults/support/preload.ts';
import { startServer } from './support/child.ts';
import { postJson } from './support/http.ts';
import { scratch } from './support/scratch.ts';
import { serve, type TestServer } from './support/serve.ts';

let server: TestServer;
let path: string;
beforeEach(async () => {
  server = await serve('sqlite');
  path = server.database.path;
});
afterEach(() => server.stop());

const signUp = async (email: string) =>
  (await postJson(`${server.url}/api/waitlist`, { email })).status;

/** Signs up `number` people at once. */
const signUpMany = (name: string, number: number) =>
  Promise.all(Array.from({ length: number }, (_unused, index) => signUp(`${name}${index}@a.test`)));

const emails = () => {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare('select email from signups order by email').all();
  database.close();
  return rows.map(({ email }) => email);
};

const readiness = async () => {
  const response = await fetch(`${server.url}/readyz`);
  return [response.status, await response.json()];
};

/** Overwrites every second page of the file, except the first. */
function overwritePages(): void {
  const database = new DatabaseSync(path);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  const pages = readFileSync(path).length / 4096;
  const file = openSync(path, 'r+');
  for (let page = 1; page < pages; page += 2)
    writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
  closeSync(file);
}

test('nothing is written to a corrupt file until another is in its place', async () => {
  expect(new Set(await signUpMany('p', 300))).toEqual(new Set([202]));
  const backup = `${path}.backup`;
  await copyDatabase(path, backup);
  overwritePages();
  // SQLite still has good pages in its cache: it takes several writes to read a bad one.
  const statuses: number[] = [];
  for (let round = 0; round < 40 && !statuses.includes(503); round += 1)
    statuses.push(...(await signUpMany(`r${round}p`, 20)));
  expect(statuses).toContain(503);
  expect(new Set(await signUpMany('later', 60))).toEqual(new Set([503]));
  expect(await readiness()).toEqual([503, { status: 'database damaged' }]);
  expect(await metricsText(server.deps)).toContain('database_damaged 1');
  const reports = server.lines.filter((line) => line.includes('the database file is damaged'));
  expect(reports).toHaveLength(1);

  await putInPlace(backup, path);
  expect(await signUp('after@a.test')).toBe(202);
  expect(emails()).toHaveLength(301);
  expect(await metricsText(server.deps)).toContain('database_damaged 0');
});

test('corruption that no query has met yet is found by the hourly check', async () => {
  await signUpMany('p', 300);
  await server.deps.store.checkSound();
  expect(server.deps.store.isDamaged()).toBe(false);
  overwritePages();
  await server.deps.store.checkSound();
  expect(server.deps.store.isDamaged()).toBe(true);
  expect(await signUp('late@a.test')).toBe(503);
});

test('acknowledged rows in a write-ahead log that was removed are in the file before the next answer', async () => {
  expect(new Set(await signUpMany('before', 4))).toEqual(new Set([202]));
  await rm(`${path}-wal`);
  expect(new Set(await signUpMany('after', 4))).toEqual(new Set([202]));
  // As another program reads it, without the server's help.
  expect(emails()).toHaveLength(8);
});

test('the test fails for a server that does not check its write-ahead log', async () => {
  path = `${scratch()}/site.db`;
  const child = await startServer(
    { DATABASE_URL: `sqlite:${path}` },
    { preload: preload('ignoreSwap') },
  );
  const join = (email: string) => postJson(`${child.url}/api/waitlist`, { email });
  expect((await join('before@a.test')).status).toBe(202);
  await rm(`${path}-wal`);
  expect((await join('after@a.test')).status).toBe(202);
  expect(emails).toThrow(/no such table|disk I\/O error/);
});

test('a write-ahead log that is removed while nobody writes is noticed, too', async () => {
  await signUpMany('before', 4);
  await rename(`${path}-wal`, `${path}-elsewhere`);
  await eventually(() => expect(emails()).toHaveLength(4));
});

test('a server whose writer thread died exits, so that its supervisor restarts it', async () => {
  const child = await startServer(
    { DATABASE_URL: `sqlite:${scratch()}/site.db` },
    { preload: preload('endWriter') },
  );
  const ended = new Promise((resolve) => {
    child.child.once('exit', resolve);
  });
  child.child.kill('SIGUSR2');
  const ask = async (): Promise<void> => {
    const answer = await postJson(`${child.url}/api/waitlist`, { email: 'a@a.test' }).catch(
      () => null,
    );
    if (answer?.status === 202) await ask();
  };
  await ask();
  expect(await ended).toBe(1);
  expect(child.output.err).toContain('the thread that writes to the database ended');
});

import { copyFileSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { copyDatabase } from '../../src/server/store/copyDatabase.ts';
import { replaceDatabase } from '../../src/server/commands/restore.ts';
import { upsertSignup } from '../../src/server/repositories/signups.ts';
import { metricsText } from '../../src/server/routes/metrics.ts';
import { newestDamaged } from '../../src/server/store/keptFiles.ts';
import { openStore } from '../../src/server/store/store.ts';
import { waitlistHere } from './support/child.ts';
import { signUp } from './support/http.ts';
import { scratch, signup, storedEmails } from './support/databases.ts';
import { serve, type TestServer } from './support/serve.ts';

let server: TestServer;
let path: string;
beforeEach(async () => {
  server = await serve('sqlite');
  path = server.database.path;
});

const statusFor = async (email: string) => (await signUp(server.url, email)).status;

/** Puts `number` people on the list in one transaction. */
const fill = (name: string, number: number) =>
  server.deps.store.db.transaction().execute(async (tx) => {
    for (let index = 0; index < number; index += 1)
      await upsertSignup(tx, signup(`${name}${index}@a.test`), 'active', new Date());
  });

/** Signs up `number` people at once. */
const signUpMany = (name: string, number: number) =>
  Promise.all(
    Array.from({ length: number }, (_unused, index) => statusFor(`${name}${index}@a.test`)),
  );

const emails = async () => [...(await storedEmails(server.database))];

const readiness = async () => {
  const response = await fetch(`${server.url}/readyz`);
  return [response.status, await response.json()];
};

/** Overwrites every second page of the file, beginning with page `from`, counted from 0. */
function overwritePages(from = 1): void {
  const database = new DatabaseSync(path);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  // Written in place, not replaced: a server that has the file open reads the damaged pages.
  const bytes = readFileSync(path);
  for (let start = from * 4096; start < bytes.length; start += 2 * 4096)
    bytes.fill(0xa5, start, start + 4096);
  writeFileSync(path, bytes);
}

test('nothing is written to a corrupt file until it is replaced', async () => {
  await fill('p', 300);
  const backup = `${path}.backup`;
  await copyDatabase(path, backup);
  overwritePages();
  // SQLite still has good pages in its cache, and would take posts for a while.
  expect(new Set(await signUpMany('later', 60))).toEqual(new Set([503]));
  expect(await readiness()).toEqual([503, { status: 'database damaged' }]);
  expect(await metricsText(server.deps)).toContain('database_damaged 1');
  const reports = server.lines.filter((line) => line.includes('the database file is damaged'));
  expect(reports).toHaveLength(1);

  await replaceDatabase(backup, path);
  expect(await statusFor('after@a.test')).toBe(202);
  expect(await emails()).toHaveLength(301);
  expect(await metricsText(server.deps)).toContain('database_damaged 0');
});

test('a file that is copied over the database keeps its inode, and is noticed all the same', async () => {
  await fill('p', 300);
  const backup = `${path}.backup`;
  await copyDatabase(path, backup);
  await fill('q', 300);
  // As `cp backup.db site.db` does it: the log still holds pages of the former file.
  copyFileSync(backup, path);
  const statuses = new Set(await signUpMany('later', 20));
  expect(statuses.size).toBe(1);
  // Either all signups are accepted and stored in the copied file, or all are refused.
  if (statuses.has(202)) {
    const stored = await emails();
    expect(stored.filter((email) => email.startsWith('later'))).toHaveLength(20);
  }
  await replaceDatabase(backup, path);
  expect(await statusFor('after@a.test')).toBe(202);
  await server.deps.store.checkSound();
  expect(server.deps.store.isDamaged()).toBe(false);
  expect(await emails()).toHaveLength(301);
});

test('after a long read, a signup goes into the file that a restore has put there meanwhile', async () => {
  await fill('p', 3);
  const backup = `${path}.backup`;
  await copyDatabase(path, backup);
  const begun = new Int32Array(new SharedArrayBuffer(8));
  const program = `const { parentPort, workerData: { begun, backup, path, module } } = require('node:worker_threads');
    import(module).then(async ({ replaceDatabase }) => {
      parentPort.postMessage('ready');
      Atomics.wait(begun, 0, 0);
      await replaceDatabase(backup, path).finally(() => Atomics.store(begun, 1, 1));
    });`;
  const module = new URL('../../src/server/commands/restore.ts', import.meta.url).href;
  const workerData = { begun, backup, path, module };
  const restore = new Worker(program, { eval: true, execArgv: [], workerData });
  await once(restore, 'message');
  const ended = once(restore, 'exit');
  Atomics.store(begun, 0, 1);
  Atomics.notify(begun, 0);
  // Reads all the while, so that the restore takes place during a read.
  while (Atomics.load(begun, 1) === 0)
    await sql`select count(*) from (with recursive n(i) as
      (select 1 union all select i + 1 from n where i < 1000000) select i from n)`.execute(
      server.deps.store.db,
    );
  await ended;
  expect(await statusFor('after@a.test')).toBe(202);
  expect(await emails()).toContain('after@a.test');
});

test('corruption that no query has met yet is found by the check that runs every minute', async () => {
  await fill('p', 300);
  await server.deps.store.checkSound();
  expect(server.deps.store.isDamaged()).toBe(false);
  overwritePages();
  await server.deps.store.checkSound();
  expect(server.deps.store.isDamaged()).toBe(true);
  expect(await statusFor('late@a.test')).toBe(503);
});

test('an empty file in the place of the database is not taken for a new one', async () => {
  const empty = `${path}.empty`;
  writeFileSync(empty, '');
  renameSync(empty, path);
  expect(await statusFor('first@a.test')).toBe(503);
  expect(server.deps.store.isDamaged()).toBe(true);
});

/** Number of rows of a damaged file that cannot be read, even one at a time. */
function rowsThatCannotBeRead(file: string, count: number): number {
  using database = new DatabaseSync(file);
  const one = database.prepare('select email from signups where rowid = ?');
  return Array.from({ length: count }, (_unused, index) => index + 1).filter((row) => {
    try {
      return one.get(row) === undefined;
    } catch {
      return true;
    }
  }).length;
}

test('recover makes a new database of what the damaged file gives and the newest backup', async () => {
  const folder = scratch();
  const env = { DATABASE_URL: server.database.url, BACKUP_DIR: folder };
  const acknowledged = new Set<string>();
  const add = async (name: string, number: number) => {
    const statuses = await signUpMany(name, number);
    for (const [index, status] of statuses.entries())
      if (status === 202) acknowledged.add(`${name}${index}@a.test`);
  };
  await fill('early', 300);
  expect((await waitlistHere(['backup'], env)).code).toBe(0);
  await add('late', 60);
  // Leaves the first 28 pages intact: they include the schema, without which SQLite reads nothing.
  overwritePages(28);
  await add('after', 60);
  expect(acknowledged.size).toBe(60);
  for (let index = 0; index < 300; index += 1) acknowledged.add(`early${index}@a.test`);
  const target = `${folder}/recovered.db`;
  await (await openStore(`sqlite:${folder}/backup-2099-01-01T00-00-00.db`)).close();
  const { code, out } = await waitlistHere(['recover', target], env);
  expect(code).toBe(0);
  expect(out).toMatch(/Parts of it could not be read: \d+ signups and 0 messages more are from/);
  expect((await waitlistHere(['restore', target, '--yes'], env)).code).toBe(0);
  expect(await statusFor('next@a.test')).toBe(202);
  const found = new Set(await emails());
  const lost = [...acknowledged].filter((email) => !found.has(email));
  // A signup made after the backup survives if its row can be read.
  const kept = readdirSync(dirname(path)).find((name) => /damaged-[\dTZ-]+$/.test(name)) ?? '';
  const unreadable = rowsThatCannotBeRead(`${dirname(path)}/${kept}`, acknowledged.size);
  expect(unreadable).toBeGreaterThan(0);
  expect(lost.filter((email) => email.startsWith('early'))).toEqual([]);
  expect(lost.length).toBeLessThanOrEqual(unreadable);
  // Acknowledged addresses and 'next', nobody else.
  expect(found.size).toBe(acknowledged.size - lost.length + 1);
});

test('what lies beside a damaged file is not taken for it', () => {
  const kept = `${path}.damaged-2099-01-01T00-00-00-000Z`;
  for (const ending of ['', '-wal', '-shm']) writeFileSync(kept + ending, '');
  expect(newestDamaged(path)).toBe(kept);
});

import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test, vi } from 'vitest';
import { copyDatabase } from '../../src/server/commands/backup.ts';
import { startServer, waitlist } from './support/child.ts';
import { postJson } from './support/http.ts';
import { scratch } from './support/scratch.ts';

// Each of these starts programs, and some start many.
vi.setConfig({ testTimeout: 30_000 });

let folder: string;
let env: { DATABASE_URL: string };
beforeEach(() => {
  folder = scratch();
  env = { DATABASE_URL: `sqlite:${folder}/site.db` };
});
const run = (...args: string[]) => waitlist(args, env, folder);

test('a backup is taken and restored while the server runs, and nothing acknowledged after is lost', async () => {
  const server = await startServer(env);
  const join1 = (email: string) => postJson(`${server.url}/api/waitlist`, { email });
  await join1('first@example.com');
  const backup = await run('backup', `${folder}/copy.db`);
  expect(backup.out).toContain('holds 1 signup and 0 messages; it was checked and is sound.');
  expect((await run('backup', `${folder}/copy.db`)).code).toBe(1);
  await join1('second@example.com');
  expect((await run('restore', `${folder}/copy.db`)).err).toContain('add --yes');
  const restore = await run('restore', `${folder}/copy.db`, '--yes');
  expect(restore.out).toContain('Restored 1 signup and 0 messages.');
  expect((await join1('third@example.com')).status).toBe(202);
  await server.end();
  const { out } = await run('list', '--json');
  const emails = (JSON.parse(out) as { email: string }[]).map(({ email }) => email);
  expect(emails.toSorted()).toEqual(['first@example.com', 'third@example.com']);
  const kept = (await readdir(folder)).find((name) => /before-restore-[\dTZ-]+$/.test(name));
  const before = await waitlist(['list'], { DATABASE_URL: `sqlite:${folder}/${kept}` }, folder);
  expect(before.out).toContain('second@example.com');
});

test('a backup is the state of one moment, however much is written meanwhile', async () => {
  await run('import', '/dev/null', '--yes');
  const database = new DatabaseSync(`${folder}/site.db`);
  const add = database.prepare(
    "insert into signups (id, email, email_normal, status, created_at, last_seen_at) values (?, ?, ?, 'active', '', '')",
  );
  const addOne = (index: number) => add.run(String(index), `${index}`, `${index}@example.com`);
  database.exec('begin');
  // More than the pages that are copied in one step: 100.
  for (let index = 0; index < 5000; index += 1) addOne(index);
  database.exec('commit');
  const copying = copyDatabase(`${folder}/site.db`, `${folder}/copy.db`);
  addOne(5000);
  expect(await copying).toEqual({ signups: 5000, messages: 0 });
  database.close();
});

test('a damaged database is not backed up', async () => {
  const path = `${folder}/site.db`;
  await run('import', '/dev/null', '--yes');
  const bytes = await readFile(path);
  await writeFile(path, bytes.fill(0xa5, 8192, 40_000));
  const { code, err } = await run('backup', `${folder}/copy.db`);
  expect([code, err]).toEqual([1, `${path} is damaged, so no backup was made of it.\n`]);
  expect(existsSync(`${folder}/copy.db`)).toBe(false);
});

test('what is restored is all there is: no log of a database that went missing is left beside it', async () => {
  const server = await startServer(env);
  const join1 = (email: string) => postJson(`${server.url}/api/waitlist`, { email });
  await join1('first@example.com');
  await run('backup', `${folder}/copy.db`);
  await chmod(`${folder}/copy.db`, 0o644);
  await join1('second@example.com');
  await server.end('SIGKILL');
  await rm(`${folder}/site.db`);
  expect((await run('restore', `${folder}/copy.db`, '--yes')).code).toBe(0);
  expect((await stat(`${folder}/site.db`)).mode & 0o777).toBe(0o600);
  const { out } = await run('list', '--json');
  expect((JSON.parse(out) as { email: string }[]).map(({ email }) => email)).toEqual([
    'first@example.com',
  ]);
});

test('a backup that cannot be used changes nothing and leaves nothing behind', async () => {
  await run('import', '/dev/null', '--yes');
  await run('backup', `${folder}/newer.db`);
  const newer = new DatabaseSync(`${folder}/newer.db`);
  newer.exec("insert into migrations values (999, '')");
  newer.close();
  const other = new DatabaseSync(`${folder}/other.db`);
  other.exec('create table signups (anything)');
  other.close();
  const before = await readdir(folder);
  expect((await run('restore', `${folder}/newer.db`, '--yes')).err).toContain('newer version');
  expect((await run('restore', `${folder}/other.db`, '--yes')).err).toContain('something else');
  expect(await readdir(folder)).toEqual(before);
});

test('a damaged backup is not restored', async () => {
  await run('import', '/dev/null', '--yes');
  await writeFile(`${folder}/bad.db`, 'not a database at all, but long enough to look'.repeat(200));
  const { code, err } = await run('restore', `${folder}/bad.db`, '--yes');
  expect(code).toBe(1);
  expect(err).toContain('is damaged or is not a database; nothing was changed.');
});

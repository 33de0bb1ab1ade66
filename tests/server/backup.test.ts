import { existsSync } from 'node:fs';
import { chmod, chown, copyFile, link, mkdir, readdir, readFile } from 'node:fs/promises';
import { readlink, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test, vi } from 'vitest';
import { copyDatabase } from '../../src/server/store/copyDatabase.ts';
import { exchange, replaceDatabase } from '../../src/server/commands/restore.ts';
import { upsertSignup } from '../../src/server/repositories/signups.ts';
import { openStore } from '../../src/server/store/store.ts';
import { startServer, waitlistHere } from './support/child.ts';
import { signUp } from './support/http.ts';
import { fillFile, rowsIn, scratch, signup } from './support/databases.ts';
import { serve } from './support/serve.ts';

const isRoot = process.getuid?.() === 0;
/** The user of a server that does not run as root. */
const nobody = 65_534;

let folder: string;
let env: { DATABASE_URL: string };
beforeEach(() => {
  folder = scratch();
  env = { DATABASE_URL: `sqlite:${folder}/site.db` };
});
const run = (...args: string[]) => waitlistHere(args, env);
const start = () => serve('sqlite', env);
const makeDatabase = async () => (await openStore(env.DATABASE_URL)).close();
const listed = async () => {
  const { out } = await run('list', '--json');
  return (JSON.parse(out) as { email: string }[]).map(({ email }) => email).toSorted();
};

test('a backup is made and restored while the server runs, and nothing acknowledged after is lost', async () => {
  const server = await start();
  await signUp(server.url, 'first@example.com');
  const backup = await run('backup', `${folder}/copy.db`);
  expect(backup.out).toContain('holds 1 signup and 0 messages; it was checked and is sound.');
  expect((await run('backup', `${folder}/copy.db`)).code).toBe(1);
  await signUp(server.url, 'second@example.com');
  expect((await run('restore', `${folder}/copy.db`)).err).toContain('add --yes');
  const restore = await run('restore', `${folder}/copy.db`, '--yes');
  expect(restore.out).toContain('Restored 1 signup and 0 messages.');
  expect(await signUp(server.url, 'third@example.com')).toMatchObject({ status: 202 });
  await server.stop();
  expect(await listed()).toEqual(['first@example.com', 'third@example.com']);
  const kept = (await readdir(folder)).find((name) => /before-restore-[\dTZ-]+$/.test(name));
  const before = await waitlistHere(['list'], { DATABASE_URL: `sqlite:${folder}/${kept}` });
  expect(before.out).toContain('second@example.com');
});

test('a backup is a consistent snapshot, however much is written meanwhile', async () => {
  await makeDatabase();
  // Enough rows for a copy in several steps: SQLite copies 100 pages in one step.
  fillFile(`${folder}/site.db`, 0, 5000);
  const copying = copyDatabase(`${folder}/site.db`, `${folder}/copy.db`);
  fillFile(`${folder}/site.db`, 5000, 5001);
  expect(await copying).toEqual({ signups: 5000, messages: 0 });
});

test('a restore removes the write-ahead log of a database that went missing', async () => {
  const server = await startServer(env);
  await signUp(server.url, 'first@example.com');
  await run('backup', `${folder}/copy.db`);
  await chmod(`${folder}/copy.db`, 0o644);
  await signUp(server.url, 'second@example.com');
  await server.end('SIGKILL');
  await rm(`${folder}/site.db`);
  expect((await run('restore', `${folder}/copy.db`, '--yes')).code).toBe(0);
  expect((await stat(`${folder}/site.db`)).mode & 0o777).toBe(0o600);
  expect(await listed()).toEqual(['first@example.com']);
});

test('a copy of the file and its log, made after a kill, is restored with all that is in the log', async () => {
  const server = await startServer(env);
  const emails = [1, 2, 3, 4, 5].map((index) => `p${index}@example.com`);
  for (const email of emails) await signUp(server.url, email);
  await server.end('SIGKILL');
  for (const suffix of ['', '-wal'])
    await copyFile(`${folder}/site.db${suffix}`, `${folder}/copy.db${suffix}`);
  // The file without its log has not even the tables, so all five signups must come from the log.
  await copyFile(`${folder}/site.db`, `${folder}/bare.db`);
  const tables = "select name from sqlite_master where name = 'signups'";
  expect(rowsIn(`${folder}/bare.db`, tables)).toEqual([]);
  const { out } = await run('restore', `${folder}/copy.db`, '--yes');
  expect(out).toContain('Restored 5 signups and 0 messages.');
  expect(await listed()).toEqual(emails);
});

test('a signup goes into the new file, also when the swap comes between the last look and the lock', async () => {
  const path = `${folder}/site.db`;
  await using store = await openStore(env.DATABASE_URL);
  const join = (email: string) => upsertSignup(store.db, signup(email), 'active', new Date());
  await join('first@example.com');
  using other = new DatabaseSync(path);
  other.exec('pragma wal_checkpoint(truncate)');
  await copyFile(path, `${path}.new`);
  const real = Reflect.get(DatabaseSync.prototype, 'exec');
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  exec.mockImplementation(function swapFirst(this: DatabaseSync, sql) {
    if (sql === 'begin immediate') {
      exec.mockRestore();
      exchange(path, `${path}.new`, `${path}.old`);
    }
    real.call(this, sql);
  });
  await join('next@example.com');
  expect(await listed()).toEqual(['first@example.com', 'next@example.com']);
});

test('the database is not restored from itself, under any name or link', async () => {
  const server = await start();
  await signUp(server.url, 'first@example.com');
  await symlink(`${folder}/site.db`, `${folder}/symbolic.db`);
  await link(`${folder}/site.db`, `${folder}/hard.db`);
  for (const name of ['site.db', 'symbolic.db', 'hard.db']) {
    const { code, err } = await run('restore', `${folder}/${name}`, '--yes');
    expect(code).toBe(1);
    expect(err).toContain(`${folder}/${name} is the database itself; nothing was changed.\n`);
  }
  await server.stop();
  expect(await listed()).toEqual(['first@example.com']);
});

test('a restore onto a symbolic link replaces the file that the link leads to', async () => {
  await makeDatabase();
  await mkdir(`${folder}/volume`);
  await rename(`${folder}/site.db`, `${folder}/volume/real.db`);
  await symlink('volume/real.db', `${folder}/site.db`);
  const server = await start();
  await run('backup', `${folder}/copy.db`);
  await signUp(server.url, 'before@example.com');
  const { out } = await run('restore', `${folder}/copy.db`, '--yes');
  expect(out).toContain(`is kept as ${folder}/volume/real.db.before-restore-`);
  expect(await signUp(server.url, 'after@example.com')).toMatchObject({ status: 202 });
  await server.stop();
  expect(await readlink(`${folder}/site.db`)).toBe('volume/real.db');
  const emails = rowsIn(`${folder}/volume/real.db`, 'select email from signups');
  expect(emails).toEqual([{ email: 'after@example.com' }]);
});

test('a restore waits for a checkpoint of the log, and changes nothing when there cannot be one', async () => {
  const path = `${folder}/site.db`;
  const server = await start();
  await run('backup', `${folder}/copy.db`);
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from signups').all();
  await signUp(server.url, 'late@example.com');
  await expect(replaceDatabase(`${folder}/copy.db`, path, 200)).rejects.toThrow(
    `Another program keeps ${path} in use; nothing was changed.`,
  );
  expect((await readdir(folder)).filter((name) => name.includes('restor'))).toEqual([]);
  reader.exec('rollback');
  reader.close();
  const { kept } = await replaceDatabase(`${folder}/copy.db`, path, 200);
  await server.stop();
  // The kept file contains the last acknowledged signup, even without its log.
  await copyFile(kept ?? '', `${folder}/alone.db`);
  const alone = rowsIn(`${folder}/alone.db`, 'select email from signups');
  expect(alone).toEqual([{ email: 'late@example.com' }]);
});

test.each([
  ['without a table', 'drop table outbox', 'lacks outbox.'],
  ['half migrated', 'delete from migrations', 'is not a whole'],
  ['without a column', 'alter table messages drop column topic', 'lacks messages.topic'],
  ['with a trigger', 'create trigger t after insert on signups begin select 1; end', 'triggers'],
  ['of another program', 'drop table migrations', 'something else'],
  ['of a newer version', "insert into migrations values (999, '')", 'newer version'],
  ['that is damaged', undefined, 'is damaged, so no copy was made of it.'],
])('a backup %s is refused, and nothing is left behind', async (_name, statement, reason) => {
  await makeDatabase();
  const odd = `${folder}/odd.db`;
  await run('backup', odd);
  if (statement === undefined) await writeFile(odd, (await readFile(odd)).fill(0xa5, 8192, 40_000));
  else {
    using database = new DatabaseSync(odd);
    database.exec(statement);
  }
  const before = await readdir(folder);
  const { code, err } = await run('restore', odd, '--yes');
  expect(code).toBe(1);
  expect(err).toContain(reason);
  expect(await readdir(folder)).toEqual(before);
});

test('the partial file of a backup that was killed does not stop the next backup', async () => {
  await makeDatabase();
  await writeFile(`${folder}/copy.db.part`, 'half a page and garbage');
  expect((await run('backup', `${folder}/copy.db`)).code).toBe(0);
});

test('other users cannot read a backup while it is being made', async () => {
  await makeDatabase();
  fillFile(`${folder}/site.db`, 0, 5000);
  const modes = new Set<number>();
  // The copy returns to the event loop after each step, so `watch` reads the permissions between steps.
  const watch = async (): Promise<void> => {
    for (const name of await readdir(folder))
      if (name.startsWith('copy.db'))
        await stat(`${folder}/${name}`).then(
          ({ mode }) => modes.add(mode & 0o777),
          () => {},
        );
    if (!existsSync(`${folder}/copy.db`)) await watch();
  };
  await Promise.all([watch(), copyDatabase(`${folder}/site.db`, `${folder}/copy.db`)]);
  expect([...modes]).toEqual([0o600]);
});

test.runIf(isRoot)(
  'a file restored by root stays writable for the user that runs the server',
  async () => {
    await chown(folder, nobody, nobody);
    const server = await startServer(env, { uid: nobody });
    await signUp(server.url, 'first@example.com');
    await run('backup', `${folder}/copy.db`);
    await chmod(`${folder}/site.db`, 0o640);
    const restored = async () => {
      const { code } = await run('restore', `${folder}/copy.db`, '--yes');
      const { uid, gid, mode } = await stat(`${folder}/site.db`);
      return [code, uid, gid, mode & 0o777];
    };
    expect(await restored()).toEqual([0, nobody, nobody, 0o640]);
    expect(await signUp(server.url, 'next@example.com')).toMatchObject({ status: 202 });
    await server.end();
    // Without a file to replace, the restored file belongs to the owner of the folder.
    await rm(`${folder}/site.db`);
    expect(await restored()).toEqual([0, nobody, nobody, 0o600]);
  },
);

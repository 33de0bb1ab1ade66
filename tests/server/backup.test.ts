import { existsSync } from 'node:fs';
import { chmod, chown, copyFile, link, readdir, rm, stat, symlink } from 'node:fs/promises';
import { readFile, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { copyDatabase } from '../../src/server/store/copyDatabase.ts';
import { replaceDatabase } from '../../src/server/commands/restore.ts';
import { openStore } from '../../src/server/store/store.ts';
import { startServer, waitlistHere } from './support/child.ts';
import { postJson } from './support/http.ts';
import { scratch } from './support/scratch.ts';
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
const signUp = async (server: { url: string }, email: string) =>
  (await postJson(`${server.url}/api/waitlist`, { email })).status;
const listed = async () => {
  const { out } = await run('list', '--json');
  return (JSON.parse(out) as { email: string }[]).map(({ email }) => email).toSorted();
};

test('a backup is made and restored while the server runs, and nothing acknowledged after is lost', async () => {
  const server = await start();
  await signUp(server, 'first@example.com');
  const backup = await run('backup', `${folder}/copy.db`);
  expect(backup.out).toContain('holds 1 signup and 0 messages; it was checked and is sound.');
  expect((await run('backup', `${folder}/copy.db`)).code).toBe(1);
  await signUp(server, 'second@example.com');
  expect((await run('restore', `${folder}/copy.db`)).err).toContain('add --yes');
  const restore = await run('restore', `${folder}/copy.db`, '--yes');
  expect(restore.out).toContain('Restored 1 signup and 0 messages.');
  expect(await signUp(server, 'third@example.com')).toBe(202);
  await server.stop();
  expect(await listed()).toEqual(['first@example.com', 'third@example.com']);
  const kept = (await readdir(folder)).find((name) => /before-restore-[\dTZ-]+$/.test(name));
  const before = await waitlistHere(['list'], { DATABASE_URL: `sqlite:${folder}/${kept}` });
  expect(before.out).toContain('second@example.com');
});

/** Adds 5,000 people: SQLite copies 100 pages in one step, so a copy takes several. */
function fill() {
  const database = new DatabaseSync(`${folder}/site.db`);
  const add = database.prepare(
    "insert into signups (id, email, email_normal, status, created_at, last_seen_at) values (?, ?, ?, 'active', '', '')",
  );
  const addOne = (index: number) => add.run(String(index), `${index}`, `${index}@example.com`);
  database.exec('begin');
  for (let index = 0; index < 5000; index += 1) addOne(index);
  database.exec('commit');
  return { database, addOne };
}

test('a backup is a consistent snapshot, however much is written meanwhile', async () => {
  await makeDatabase();
  const { database, addOne } = fill();
  const copying = copyDatabase(`${folder}/site.db`, `${folder}/copy.db`);
  addOne(5000);
  expect(await copying).toEqual({ signups: 5000, messages: 0 });
  database.close();
});

test('a restore removes the write-ahead log of a database that went missing', async () => {
  const server = await startServer(env);
  await signUp(server, 'first@example.com');
  await run('backup', `${folder}/copy.db`);
  await chmod(`${folder}/copy.db`, 0o644);
  await signUp(server, 'second@example.com');
  await server.end('SIGKILL');
  await rm(`${folder}/site.db`);
  expect((await run('restore', `${folder}/copy.db`, '--yes')).code).toBe(0);
  expect((await stat(`${folder}/site.db`)).mode & 0o777).toBe(0o600);
  expect(await listed()).toEqual(['first@example.com']);
});

test('a copy of the file and its log, made after a kill, is restored with all that is in the log', async () => {
  const server = await startServer(env);
  const emails = [1, 2, 3, 4, 5].map((index) => `p${index}@example.com`);
  for (const email of emails) await signUp(server, email);
  await server.end('SIGKILL');
  for (const suffix of ['', '-wal'])
    await copyFile(`${folder}/site.db${suffix}`, `${folder}/copy.db${suffix}`);
  // Otherwise the test would prove nothing: all of it is still in the log.
  await copyFile(`${folder}/site.db`, `${folder}/bare.db`);
  const bare = new DatabaseSync(`${folder}/bare.db`);
  expect(bare.prepare("select 1 from sqlite_master where name = 'signups'").all()).toEqual([]);
  bare.close();
  const { out } = await run('restore', `${folder}/copy.db`, '--yes');
  expect(out).toContain('Restored 5 signups and 0 messages.');
  expect(await listed()).toEqual(emails);
});

test('the database is not restored from itself, under any name or link', async () => {
  const server = await start();
  await signUp(server, 'first@example.com');
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

test('a restore waits for a checkpoint of the log, and changes nothing when there cannot be one', async () => {
  const path = `${folder}/site.db`;
  const server = await start();
  await run('backup', `${folder}/copy.db`);
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from signups').all();
  await signUp(server, 'late@example.com');
  await expect(replaceDatabase(`${folder}/copy.db`, path, 200)).rejects.toThrow(
    `Another program keeps ${path} in use; nothing was changed.`,
  );
  expect((await readdir(folder)).filter((name) => name.includes('restor'))).toEqual([]);
  reader.exec('rollback');
  reader.close();
  const { kept } = await replaceDatabase(`${folder}/copy.db`, path, 200);
  await server.stop();
  // The file by itself, without its log, holds what was acknowledged.
  await copyFile(kept ?? '', `${folder}/alone.db`);
  const alone = new DatabaseSync(`${folder}/alone.db`, { readOnly: true });
  expect(alone.prepare('select email from signups').all()).toEqual([{ email: 'late@example.com' }]);
  alone.close();
});

test.each([
  ['without a table', 'drop table submissions', 'lacks submissions.'],
  ['half migrated', 'drop table outbox; delete from migrations where number > 1', 'not a whole'],
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
    const database = new DatabaseSync(odd);
    database.exec(statement);
    database.close();
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
  fill().database.close();
  const modes = new Set<number>();
  // Each step of the copy returns to the event loop, so the permissions are read between them.
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
    await signUp(server, 'first@example.com');
    await run('backup', `${folder}/copy.db`);
    await chmod(`${folder}/site.db`, 0o640);
    const restored = async () => {
      const { code } = await run('restore', `${folder}/copy.db`, '--yes');
      const { uid, gid, mode } = await stat(`${folder}/site.db`);
      return [code, uid, gid, mode & 0o777];
    };
    expect(await restored()).toEqual([0, nobody, nobody, 0o640]);
    expect(await signUp(server, 'next@example.com')).toBe(202);
    await server.end();
    // Without a file to replace, the owner of the folder becomes its owner.
    await rm(`${folder}/site.db`);
    expect(await restored()).toEqual([0, nobody, nobody, 0o600]);
  },
);

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join as joinPath } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { storeMessage } from '../../src/server/repositories/messages.ts';
import { linkSecretOf } from '../../src/server/repositories/settings.ts';
import { upsertSignup } from '../../src/server/repositories/signups.ts';
import { openStore } from '../../src/server/store/store.ts';
import { waitlistHere } from './support/child.ts';
import { serve } from './support/serve.ts';
import { scratch } from './support/scratch.ts';
import { databases, freshDatabase, type TestDatabase } from './support/databases.ts';
import type { DatabaseKind } from '../../src/server/store/tables.ts';
import { postJson } from './support/http.ts';
import { message, signup } from './support/rows.ts';

const makeDatabase = async (url: string) => {
  const store = await openStore(url);
  await store.close();
};

let database: TestDatabase;
let folder: string;
const start = async (kind: DatabaseKind) => {
  database = await freshDatabase(kind);
  folder = scratch();
  await makeDatabase(database.url);
};

// Without the line that names the database, which has a test of its own below.
const run = async (...args: string[]) => {
  const result = await waitlistHere(args, { DATABASE_URL: database.url });
  return { ...result, err: result.err.replace(/^Database: .*\n/, '') };
};
const json = async (...args: string[]) => {
  const { out, code, err } = await run(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as unknown;
};
const seed = async () => {
  await using store = await openStore(database.url);
  const { db } = store;
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9));
  const ann = signup('ann@example.com', { name: '=1+1', utm_campaign: 'launch' });
  await upsertSignup(db, ann, 'active', at(1));
  const bo = signup('Bo@Example.com', { company: 'A "quoted" one' });
  await upsertSignup(db, bo, 'active', at(2));
  await upsertSignup(db, signup('bot@example.com'), 'quarantined', at(3));
  const hello = message('ann@example.com', { message: 'Hi\u001B[2J there', from: 'faq' });
  await storeMessage(db, hello, 'active', ['webhook'], at(1));
};

describe.each(databases)("the owner's commands on %s", (kind) => {
  beforeEach(() => start(kind));

  test('an empty database lists and exports as empty', async () => {
    expect(await run('list')).toMatchObject({ code: 0, out: 'No signups yet.\n' });
    expect(await run('messages')).toMatchObject({ code: 0, out: 'No messages yet.\n' });
    const { code, out } = await run('export');
    expect(code).toBe(0);
    expect(out.trim().split('\r\n')).toHaveLength(1);
  });

  test('the list shows people, and messages cannot send control characters to the terminal', async () => {
    await seed();
    const { out } = await run('list');
    expect(out).toContain('Bo@Example.com');
    expect(out).toContain('3 signups');
    expect(await json('list', '--status', 'quarantined')).toMatchObject([
      { email: 'bot@example.com' },
    ]);
    expect((await run('messages', '--csv')).out).toContain('"ann@example.com"');
    const { out: letters } = await run('messages');
    expect(letters).toContain('Ann <ann@example.com> about from faq');
    expect(letters).not.toContain('\u001B');
  });

  test('an export quotes everything, defuses formulas, and is imported again as it was', async () => {
    await seed();
    const { out, err } = await run('export');
    expect(out).toContain(`"ann@example.com","'=1+1",""`);
    expect(out).toContain('"A ""quoted"" one"');
    expect(out).not.toContain('bot@example.com');
    expect(err).toContain('1 of another status left out');
    const file = joinPath(folder, 'all.csv');
    await writeFile(file, (await run('export', '--status', 'all')).out);

    const other = await freshDatabase(kind);
    await makeDatabase(other.url);
    const into = (...args: string[]) =>
      waitlistHere(['import', file, ...args], { DATABASE_URL: other.url });
    expect((await into()).out).toBe(
      'Dry run: 3 signups would be added; 0 people already on the list. Add --yes to import.\n',
    );
    expect((await into('--yes')).out).toContain('3 signups added');
    expect((await into('--yes')).out).toContain('0 signups added; 3 people already on the list');
    const { out: copy } = await waitlistHere(['export', '--status', 'all'], {
      DATABASE_URL: other.url,
    });
    expect(copy).toBe((await run('export', '--status', 'all')).out);
  });

  test('statistics count by day and campaign, and draw a chart', async () => {
    await seed();
    expect(await json('stats', '--days', '40')).toMatchObject({
      signups: { active: 2, quarantined: 1 },
      messages: { active: 1 },
      outbox: { waiting: 1, failing: 0 },
      byCampaign: [
        { campaign: '', count: 1 },
        { campaign: 'launch', count: 1 },
      ],
    });
    const { out } = await run('stats', '--days', '400');
    expect(out).toMatch(/2026-11-01 {2}█{40} 1\n/);
  });

  test('retain, release and unsubscribe, and their --undo, change the rows and report it', async () => {
    await seed();
    expect((await run('retain', 'ANN@example.com')).out).toBe(
      '1 signup and 1 message will be kept.\n',
    );
    expect(await json('list')).toContainEqual(
      expect.objectContaining({ email: 'ann@example.com', retained: 1 }),
    );
    expect((await run('retain', 'ann@example.com', '--undo')).code).toBe(0);
    expect((await run('unsubscribe', 'bo@example.com')).out).toBe('The signup is unsubscribed.\n');
    expect((await run('export')).out).not.toContain('Bo@Example.com');
    expect((await run('unsubscribe', 'bo@example.com', '--undo')).code).toBe(0);
    expect((await run('export')).out).toContain('Bo@Example.com');
    expect((await run('release')).code).toBe(1);
    expect((await run('release', 'bot@example.com')).out).toBe(
      '1 signup and 0 messages released.\n',
    );
    expect(await json('list', '--status', 'quarantined')).toEqual([]);
    expect(await run('retain', 'nobody@example.com')).toMatchObject({
      code: 1,
      err: 'Nobody with this address is in the database; nothing was changed.\n',
    });
  });

  test('delete asks first, and then removes the person from every table', async () => {
    await seed();
    const asked = await run('delete', 'ann@example.com');
    expect(asked).toMatchObject({ code: 1 });
    expect(asked.err).toContain('Nothing was done: add --yes');
    expect((await run('delete', 'Ann@Example.com', '--yes')).out).toContain(
      '1 signup and 1 message removed.',
    );
    expect(await json('messages')).toEqual([]);
    expect(await json('stats')).toMatchObject({ outbox: { waiting: 0 } });
    expect(JSON.stringify(await json('list'))).not.toContain('ann@example.com');
  });

  test('purge removes what is past 24 months', async () => {
    const { db, close } = await openStore(database.url);
    await upsertSignup(db, signup('old@example.com'), 'active', new Date('2020-01-01T00:00:00Z'));
    await upsertSignup(db, signup('new@example.com'), 'active', new Date());
    await close();
    expect((await run('purge')).err).toContain('add --yes');
    expect((await run('purge', '--yes')).out).toBe('1 signup and 0 messages removed.\n');
    expect(await json('list')).toMatchObject([{ email: 'new@example.com' }]);
  });

  test('migrate-to copies everything to the other database and compares', async () => {
    await seed();
    await using source = await openStore(database.url);
    // More rows than are copied at a time.
    const many = Array.from({ length: 501 }, (_, index) => signup(`many${index}@example.com`));
    for (const one of many) await upsertSignup(source.db, one, 'active', new Date());
    const secret = await linkSecretOf(source.db);
    const target = await freshDatabase(kind === 'sqlite' ? 'postgres' : 'sqlite');
    // A server that was started on the target before has made a secret of its own.
    await using started = await openStore(target.url);
    await linkSecretOf(started.db);
    const into = { DATABASE_URL: database.url, TARGET_DATABASE_URL: target.url };
    const { out } = await waitlistHere(['migrate-to', '--json'], into);
    expect(JSON.parse(out)).toEqual({
      signups: 504,
      messages: 1,
      outbox: 1,
      submissions: 0,
    });
    const { out: copy } = await waitlistHere(['export', '--status', 'all'], {
      DATABASE_URL: target.url,
    });
    expect(copy).toBe((await run('export', '--status', 'all')).out);
    expect(await linkSecretOf(started.db)).toBe(secret);
    const again = await waitlistHere(['migrate-to'], into);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('is not empty')]);
  });
});

describe('commands of the SQLite database', () => {
  beforeEach(() => start('sqlite'));

  test('a file with bad rows is not imported at all, and the lines are named', async () => {
    const file = joinPath(folder, 'bad.csv');
    await writeFile(file, 'email,name\nann@example.com,Ann\nnot an address,Bo\n');
    const { code, err } = await run('import', file, '--yes');
    expect(code).toBe(1);
    expect(err).toBe(
      `${file} was not imported: line 3 has a bad email. Correct the file and try again.\n`,
    );
    expect(await json('list')).toEqual([]);
  });

  test('errors in a file from another program name its line numbers; a file with other encoding is refused', async () => {
    const file = joinPath(folder, 'theirs.csv');
    const imported = async (bytes: string | Buffer) => {
      await writeFile(file, bytes);
      return run('import', file, '--yes');
    };
    expect((await imported('email,name\na@example.com,"two\nlines"\n\nb@,Bo\n')).err).toContain(
      'line 3 has a bad name; line 5 has a bad email.',
    );
    expect(await imported(Buffer.from('email,name\na@example.com,J\xFCrgen\n', 'latin1'))).toEqual({
      code: 1,
      out: '',
      err: `${file} is not UTF-8: save it as "CSV UTF-8" and try again.\n`,
    });
    expect((await imported('email,times_seen\na@example.com,99999999999\n')).code).toBe(1);
    expect(await json('list')).toEqual([]);
    // The ids of another database are not taken over.
    const id = '2f1f0d0e-1111-4222-8333-444444444444';
    const twice = `email,id\na@example.com,${id}\nb@example.com,${id}\n`;
    expect((await imported(twice)).out).toContain('2 signups added');
  });

  test('a list of another program is read with its own spelling, separators and dates', async () => {
    const file = joinPath(folder, 'theirs.csv');
    const imported = async (text: string) => {
      await writeFile(file, text);
      return run('import', file, '--yes');
    };
    const excel = '\uFEFFEmail;Name;UTM source;Phone\r\nann@example.com;Lee, Ann;fair;1\r\n';
    expect((await imported(excel)).out).toContain('1 signup added');
    expect((await imported('EMAIL\tcompany\nbo@example.com\tAcme\n')).out).toContain(
      '1 signup added',
    );
    expect((await imported('Contact\ndee@example.com\n')).err).toContain(
      'has no column "email": name the columns',
    );
    expect(await json('list')).toMatchObject([
      { email: 'bo@example.com', company: 'Acme' },
      { email: 'ann@example.com', name: 'Lee, Ann', utm_source: 'fair' },
    ]);
    // A date far ahead would never be purged, one far back at once.
    for (const date of ['9999-01-01', '+275760-01-01', '0000-01-01', 'soon'])
      expect((await imported(`email,created_at\nz@example.com,${date}\n`)).err).toContain(
        'line 2 has a bad created_at',
      );
  });

  test('an export for Excel begins with a byte order mark, and is imported again', async () => {
    await seed();
    const { out } = await run('export', '--bom');
    expect(out.startsWith('\uFEFF"email",')).toBe(true);
    const file = joinPath(folder, 'bom.csv');
    await writeFile(file, out);
    expect((await run('import', file)).out).toContain('2 people already on the list');
  });

  test('no control characters are written to a terminal', async () => {
    const store = await openStore(database.url);
    const name = 'A\u009B2J\u001B[2J\u202E';
    await upsertSignup(store.db, signup('ann@example.com', { name }), 'active', new Date());
    await store.close();
    // oxlint-disable-next-line no-control-regex -- the characters that must not be written
    const acting = /[\u0000-\u0009\u000B\u000C\u000E-\u001F\u007F-\u009F\u202E]/;
    expect((await run('list', '--json')).out).not.toMatch(acting);
    expect(await json('list')).toMatchObject([{ name }]);
    expect((await run('export')).out).toMatch(acting);
    const isTty = process.stdout.isTTY;
    process.stdout.isTTY = true;
    const { out } = await run('export').finally(() => {
      process.stdout.isTTY = isTty;
    });
    expect(out).toContain('ann@example.com');
    expect(out).not.toMatch(acting);
  });

  test('every command but help fails on a missing database, names it, and creates none', async () => {
    for (const args of [
      ['list'],
      ['export'],
      ['stats'],
      ['messages'],
      ['import', '/dev/null', '--yes'],
      ['delete', 'a@example.com', '--yes'],
      ['retain', 'a@example.com'],
      ['release', '--all'],
      ['unsubscribe', 'a@example.com'],
      ['purge', '--yes'],
      ['backup'],
      ['migrate-to'],
    ]) {
      const { code, err, out } = await waitlistHere(args, {
        DATABASE_URL: `sqlite:${folder}/site.db`,
      });
      expect([args[0], code, out]).toEqual([args[0], 1, '']);
      expect(err).toContain(`Database: ${folder}/site.db\n`);
      expect(err).toContain(`There is no database at ${folder}/site.db: name the right one`);
    }
    expect(await readdir(folder)).toEqual([]);
  });

  test('each command has --help, and a usage error is exit code 2', async () => {
    const { out } = await run('--help');
    for (const name of ['list', 'delete', 'invite', 'recover', 'migrate-to', 'indexnow'])
      expect(out).toContain(`\n  ${name} `);
    expect((await run('export', '--help')).code).toBe(0);
    for (const args of [
      ['nonsense'],
      ['list', '--nonsense'],
      ['delete'],
      ['list', '--status', 'x'],
      ['list', '--limit', 'many'],
      ['list', '--limit', '0'],
      ['messages', '--limit', '-5'],
      ['stats', '--days', '1e9'],
      ['purge', '--max', 'all', '--yes'],
    ]) {
      const { code, err } = await run(...args);
      expect(code).toBe(2);
      expect(err).not.toMatch(/\n\s+at /);
    }
  });

  test('a person who is deleted while the server runs is left in no file', async () => {
    const server = await serve('sqlite', {}, { database });
    const email = 'Gone.Person@example.com';
    const people = Array.from({ length: 300 }, (_unused, index) => `stay${index}@example.com`);
    for (const group of [people.slice(0, 150), [email], people.slice(150)])
      await Promise.all(
        group.map((address) => postJson(`${server.url}/api/waitlist`, { email: address })),
      );
    await postJson(`${server.url}/api/contact`, { name: 'Gone', email, message: 'unforgettable' });
    const traces = async () => {
      const found: string[] = [];
      for (const name of await readdir(dirname(database.path))) {
        const bytes = (await readFile(joinPath(dirname(database.path), name))).toString('latin1');
        if (/gone\.person|unforgettable/i.test(bytes)) found.push(name);
      }
      return found;
    };
    expect(await traces()).not.toEqual([]);
    const { out, code } = await run('delete', email, '--yes');
    expect(code).toBe(0);
    expect(out).toContain('The database file was rebuilt and its log emptied.');
    expect(await traces()).toEqual([]);
    const still = await postJson(`${server.url}/api/waitlist`, { email: 'later@example.com' });
    expect(still.status).toBe(202);
    await server.stop();
    expect(await traces()).toEqual([]);
  });
});

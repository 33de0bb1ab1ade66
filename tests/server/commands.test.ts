import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { storeMessage } from '../../src/server/repositories/messages.ts';
import { upsertSignup } from '../../src/server/repositories/signups.ts';
import { openStore } from '../../src/server/store/store.ts';
import { table } from '../../src/server/commands/command.ts';
import { waitlistHere } from './support/child.ts';
import { serve } from './support/serve.ts';
import {
  databases,
  freshDatabase,
  message,
  scratch,
  signup,
  type TestDatabase,
} from './support/databases.ts';
import type { DatabaseKind } from '../../src/server/store/tables.ts';
import { postJson, signUp } from './support/http.ts';

let database: TestDatabase;
let folder: string;
const start = async (kind: DatabaseKind) => {
  database = await freshDatabase(kind);
  folder = scratch();
  await (await openStore(database.url)).close();
};

// Removes the line "Database: …" from stderr; a test of its own below checks that line.
const run = async (line: string, more: Record<string, string> = {}) => {
  const result = await waitlistHere(line.split(' '), { DATABASE_URL: database.url, ...more });
  return { ...result, err: result.err.replace(/^Database: .*\n/, '') };
};
const json = async (line: string) => {
  const { out, code, err } = await run(`${line} --json`);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as unknown;
};
/** Imports a file with this content. */
const importing = async (content: string | Buffer, ...args: string[]) => {
  const file = join(folder, 'people.csv');
  await writeFile(file, content);
  return run(['import', file, ...args].join(' '));
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

  test('people and messages are listed, and cannot send control characters to the terminal', async () => {
    expect(await run('list')).toMatchObject({ code: 0, out: 'No signups yet.\n' });
    expect(await run('messages')).toMatchObject({ code: 0, out: 'No messages yet.\n' });
    expect((await run('export')).out.trim().split('\r\n')).toHaveLength(1);
    await seed();
    const { out } = await run('list');
    expect(out).toContain('Bo@Example.com');
    expect(out).toContain('3 signups');
    expect(await json('list --status quarantined')).toMatchObject([{ email: 'bot@example.com' }]);
    expect((await run('messages --csv')).out).toContain('"ann@example.com"');
    const { out: letters } = await run('messages');
    expect(letters).toContain('Ann <ann@example.com> about from faq');
    expect(letters).not.toContain('\u001B');
  });

  test('one person gets everything that is known of them, and only of them', async () => {
    await seed();
    const { out } = await run('export ANN@example.com');
    const known = JSON.parse(out) as Record<string, unknown[]>;
    expect(known).toMatchObject({
      signups: [{ email: 'ann@example.com' }],
      messages: [{ email: 'ann@example.com' }],
      mail: [{ kind: 'message' }],
    });
    expect(out.toLowerCase()).not.toContain('bo@example.com');
    for (const command of ['export x@example.com', 'delete x@example.com --yes']) {
      const { code, err } = await run(command);
      expect([code, err]).toEqual([1, expect.stringContaining('Nobody with this address')]);
    }
  });

  test('who came by whose link is said in list, export and statistics', async () => {
    await using store = await openStore(database.url);
    const { db } = store;
    const people = [
      { ...signup('ann@example.com'), code: 'anns-code' },
      { ...signup('bo@example.com'), via: 'anns-code', code: 'bos-code' },
      { ...signup('cy@example.com'), via: 'anns-code' },
      { ...signup('dee@example.com'), via: 'of-nobody' },
      // Joining again changes neither the person's own code nor who sent them.
      { ...signup('ann@example.com'), code: 'another', via: 'bos-code' },
    ];
    // A day apart, because an export is sorted by the time of joining.
    for (const [index, one] of people.entries())
      await upsertSignup(db, one, 'active', new Date(Date.UTC(2026, 10, 1 + index)));
    const { out } = await run('list');
    expect(out.match(/sent by ann@example.com/g)).toHaveLength(2);
    expect(out).toContain('sent by an unknown link');
    const [header = '', first, second] = (await run('export')).out.split('\r\n');
    expect(header).toMatch(/,"sent_by"$/);
    expect([first, second]).toEqual([
      expect.stringMatching(/,""$/),
      expect.stringMatching(/,"ann@example.com"$/),
    ]);
    expect((await run('stats')).out).toMatch(/sent by +signups\nann@example.com +2/);
    await run('delete ann@example.com --yes');
    expect(await json('export bo@example.com')).toMatchObject({ signups: [{ via: 'anns-code' }] });
    expect((await run('list')).out).not.toContain('ann@example.com');
  });

  test('who came by one campaign and pressed one link is one line of the statistics', async () => {
    await using store = await openStore(database.url);
    const landed = { utm_source: 'site', utm_campaign: 'header', landing_campaign: 'november' };
    for (const landing_source of ['newsletter', 'linkedin'])
      await upsertSignup(
        store.db,
        { ...signup(`${landing_source}@example.com`), ...landed, landing_source },
        'active',
        new Date(),
      );
    expect((await run('stats')).out).toMatch(/came by november, pressed header +site +2$/m);
  });

  test('an export quotes everything, defuses formulas, and is imported again as it was', async () => {
    await seed();
    const { out, err } = await run('export');
    expect(out).toContain(`"ann@example.com","'=1+1",""`);
    expect(out).toContain('"A ""quoted"" one"');
    expect(out).not.toContain('bot@example.com');
    expect(err).toContain('1 of another status left out');
    const { out: all } = await run('export --status all');
    const { out: forExcel } = await run('export --status all --bom');
    expect(forExcel).toBe(`\uFEFF${all}`);
    expect((await importing(forExcel)).out).toContain('3 people already on the list');

    await start(kind);
    expect((await importing(forExcel)).out).toBe(
      'Dry run: 3 signups would be added; 0 people already on the list. Add --yes to import.\n',
    );
    expect((await importing(forExcel, '--yes')).out).toContain('3 signups added');
    expect((await importing(forExcel, '--yes')).out).toContain(
      '0 signups added; 3 people already on the list',
    );
    expect((await run('export --status all')).out).toBe(all);
  });

  test('statistics count by day and campaign, and draw a chart', async () => {
    await seed();
    const byCampaign = ['', 'launch'].map((campaign) => ({ campaign, count: 1 }));
    expect(await json('stats')).toMatchObject({
      signups: { active: 2, quarantined: 1 },
      messages: { active: 1 },
      outbox: { waiting: 1, failing: 0 },
      byCampaign,
    });
    const { out } = await run('stats --days 400');
    expect(out).toMatch(/2026-11-01 {2}█{40} 1\n/);
  });

  test('retain, release and unsubscribe, and their --undo, change the rows and report it', async () => {
    await seed();
    expect((await run('retain ANN@example.com')).out).toBe(
      '1 signup and 1 message will be kept.\n',
    );
    expect(await json('list')).toContainEqual(
      expect.objectContaining({ email: 'ann@example.com', retained: 1 }),
    );
    expect((await run('retain ann@example.com --undo')).code).toBe(0);
    expect((await run('unsubscribe bo@example.com')).out).toBe('The signup is unsubscribed.\n');
    expect((await run('export')).out).not.toContain('Bo@Example.com');
    expect((await run('unsubscribe bo@example.com --undo')).code).toBe(0);
    expect((await run('export')).out).toContain('Bo@Example.com');
    expect((await run('release')).code).toBe(1);
    expect((await run('release bot@example.com')).out).toBe('1 signup and 0 messages released.\n');
    expect(await json('list --status quarantined')).toEqual([]);
    const { code, err } = await run('retain nobody@example.com');
    expect([code, err]).toEqual([1, expect.stringContaining('Nobody with this address is in')]);
  });

  test('delete asks first, and then removes the person from every table', async () => {
    await seed();
    const { code, err } = await run('delete ann@example.com');
    expect([code, err]).toEqual([1, expect.stringContaining('Nothing was done: add --yes')]);
    expect((await run('delete Ann@Example.com --yes')).out).toContain(
      '1 signup and 1 message removed.',
    );
    expect(await json('messages')).toEqual([]);
    expect(await json('stats')).toMatchObject({ outbox: { waiting: 0 } });
    expect(JSON.stringify(await json('list'))).not.toContain('ann@example.com');
  });

  test('purge removes what is past 24 months', async () => {
    await using store = await openStore(database.url);
    const old = new Date('2020-01-01T00:00:00Z');
    await upsertSignup(store.db, signup('old@example.com'), 'active', old);
    await upsertSignup(store.db, signup('new@example.com'), 'active', new Date());
    expect((await run('purge')).err).toContain('add --yes');
    expect((await run('purge --yes')).out).toBe('1 signup and 0 messages removed.\n');
    expect(await json('list')).toMatchObject([{ email: 'new@example.com' }]);
  });
});

test('a list of 200,000 people is laid out as a table', () => {
  const rows = Array.from({ length: 200_000 }, (_unused, index) => [`p${index}@example.com`, '']);
  const lines = table(['email', 'status'], rows).split('\n');
  expect([lines.length, lines[0]]).toEqual([200_001, `${'email'.padEnd(19)}  status`]);
});

describe('commands of the SQLite database', () => {
  beforeEach(() => start('sqlite'));

  test('a file with bad rows is not imported at all, and the lines are named', async () => {
    for (const [content, words] of [
      ['email,name\na@example.com,Ann\nnot an address,Bo\n', 'line 3 has a bad email. Correct'],
      ['email,name\na@example.com,"two\nlines"\n\nb@,Bo\n', 'line 3 has a bad name; line 5 has'],
      ['email,times_seen\na@example.com,99999999999\n', 'line 2 has a bad times_seen'],
      ['Contact\ndee@example.com\n', 'has no column "email": name the columns'],
      ['email,name\na@example.com,"Ann\n', 'people.csv cannot be read as CSV ('],
      // A signup with a date far in the future would never be purged; with one far in the past, at once.
      ...[
        '9999-01-01',
        '+275760-01-01',
        '0000-01-01',
        'soon',
        '02.11.2026',
        '2/11/2026',
        '2026-02-31',
      ].map(
        (date) => [`email,created_at\nz@example.com,${date}\n`, 'line 2 has a bad cre'] as const,
      ),
      [
        Buffer.from('email,name\na@example.com,J\xFCrgen\n', 'latin1'),
        'people.csv is not UTF-8 (it looks like Windows-1252): save it as "UTF-8" or "CSV UTF-8" and try again.\n',
      ],
    ] as const) {
      const { code, err } = await importing(content, '--yes');
      expect([code, err]).toEqual([1, expect.stringContaining(words)]);
    }
    expect(await json('list')).toEqual([]);
  });

  test('a list of another program is read with its own spelling and separators, and without its ids', async () => {
    const excel = '\uFEFFEmail;Name;UTM source;Phone\r\nann@example.com;Lee, Ann;fair;1\r\n';
    expect((await importing(excel, '--yes')).out).toContain('1 signup added');
    const tabs = '\nEMAIL\tcompany\tid\nbo@example.com\tAcme\t1\ncy@example.com\t\t1\n';
    expect((await importing(tabs, '--yes')).out).toContain('2 signups added');
    // As spreadsheets in other countries write it, with a last row that consists of separators only.
    const told =
      'sep=;\r\nemail;created_at;name\r\ndee@example.com;2026-11-02 09:30;Änne\r\n;;\r\n';
    expect((await importing(told, '--yes')).out).toContain('1 signup added');
    expect(await json('list')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: 'bo@example.com', company: 'Acme' }),
        expect.objectContaining({ name: 'Änne', created_at: '2026-11-02T09:30:00.000Z' }),
        expect.objectContaining({ email: 'ann@example.com', name: 'Lee, Ann', utm_source: 'fair' }),
      ]),
    );
  });

  test('no control characters are written to a terminal', async () => {
    await using store = await openStore(database.url);
    const name = 'A\u009B2J\u001B[2J\u202E';
    await upsertSignup(store.db, signup('ann@example.com', { name }), 'active', new Date());
    // oxlint-disable-next-line no-control-regex -- the characters that must not be written
    const acting = /[\u0000-\u0009\u000B\u000C\u000E-\u001F\u007F-\u009F\u202E]/;
    expect((await run('list --json')).out).not.toMatch(acting);
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
    const missing = `${folder}/site.db`;
    for (const command of [
      'list',
      'export',
      'stats',
      'messages',
      'import /dev/null --yes',
      'delete a@example.com --yes',
      'retain a@example.com',
      'release --all',
      'unsubscribe a@example.com',
      'purge --yes',
      'backup',
    ]) {
      const env = { DATABASE_URL: `sqlite:${missing}` };
      const { code, err, out } = await waitlistHere(command.split(' '), env);
      expect([command, code, out]).toEqual([command, 1, '']);
      expect(err).toContain(`Database: ${missing}\n`);
      expect(err).toContain(`There is no database at ${missing}: name the right one`);
    }
    expect(await readdir(folder)).toEqual([]);
  });

  test('each command has --help, and a usage error is exit code 2', async () => {
    const { out } = await run('--help');
    for (const name of ['list', 'delete', 'invite', 'recover', 'indexnow'])
      expect(out).toContain(`\n  ${name} `);
    expect((await run('export --help')).code).toBe(0);
    for (const command of [
      'nonsense',
      'list --nonsense',
      'delete',
      'list --status x',
      'list --limit 0',
      'stats --days 1e9',
    ]) {
      const { code, err } = await run(command);
      expect([command, code]).toEqual([command, 2]);
      expect(err).not.toMatch(/\n\s+at /);
    }
  });

  test('a person is found by the address as they write it', async () => {
    const server = await serve('sqlite', {}, { database });
    await signUp(server.url, 'Ann@bücher.example');
    const { out } = await run('delete ann@Bücher.example --yes');
    expect(out).toContain('1 signup and 0 messages removed');
  });

  test('a person who is deleted while the server runs is left in no file', async () => {
    const server = await serve('sqlite', {}, { database });
    const email = 'Gone.Person@example.com';
    const people = Array.from({ length: 300 }, (_unused, index) => `stay${index}@example.com`);
    for (const group of [people.slice(0, 150), [email], people.slice(150)])
      await Promise.all(group.map((address) => signUp(server.url, address)));
    await postJson(`${server.url}/api/contact`, { name: 'Gone', email, message: 'unforgettable' });
    const traces = async () => {
      const found: string[] = [];
      for (const name of await readdir(dirname(database.path))) {
        const bytes = await readFile(join(dirname(database.path), name), 'latin1');
        if (/gone\.person|unforgettable/i.test(bytes)) found.push(name);
      }
      return found;
    };
    expect(await traces()).not.toEqual([]);
    const { out } = await run(`delete ${email} --yes`);
    expect(out).toContain('The database file was rebuilt and its log emptied.');
    expect(await traces()).toEqual([]);
    expect(await signUp(server.url, 'later@example.com')).toMatchObject({ status: 202 });
    await server.stop();
    expect(await traces()).toEqual([]);
  });
});

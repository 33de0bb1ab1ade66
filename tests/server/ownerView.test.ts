import { parse } from 'node-html-parser';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { renderOwnerPage } from '../../src/entry/ownerPage.tsx';
import { parseEnvironment } from '../../src/server/env.ts';
import { ownerApp } from '../../src/server/ownerView/ownerApp.ts';
import { backupName } from '../../src/server/store/keptFiles.ts';
import { copyDatabase } from '../../src/server/store/copyDatabase.ts';
import { openStore } from '../../src/server/store/store.ts';
import { storeMessage } from '../../src/server/repositories/messages.ts';
import { writeSetting } from '../../src/server/repositories/settings.ts';
import { upsertSignup } from '../../src/server/repositories/signups.ts';
import { resources } from '../support/resources.ts';
import { databases, freshDatabase, message, scratch, signup } from './support/databases.ts';

const host = '127.0.0.1:7000';
const origin = `http://${host}`;

describe.each(databases)("the owner's page on %s", (kind) => {
  const open = async () => {
    const database = await freshDatabase(kind);
    const folder = scratch();
    const store = await openStore(database.url);
    resources().defer(() => store.close());
    const now = new Date();
    const ann = signup('ann@example.com', { name: 'Ann', utm_campaign: 'launch' });
    const { id } = await upsertSignup(store.db, ann, 'active', now);
    await upsertSignup(store.db, signup('bo@example.com'), 'quarantined', now);
    const cy = signup('cy@example.com', { name: 'Änne Łukasz', company: 'Σίσυφος' });
    await upsertSignup(store.db, cy, 'active', now);
    const text = message('ann@example.com', { message: 'When does it <b>open</b>?' });
    await storeMessage(store.db, text, 'active', [], now);
    const env = parseEnvironment({
      DATABASE_URL: database.url,
      ...(kind === 'sqlite' && { BACKUP_DIR: folder }),
    });
    const secrets = { key: 'the-key', session: 'the-session' };
    const owner = ownerApp({ store, env, host, ...secrets, render: renderOwnerPage, style: '' });
    // Mounted as `serve` mounts it.
    const app = new Hono().route('/', owner);
    const ask = async (path: string, headers = {}, init: RequestInit = {}) => {
      const all = { host, cookie: 'owner=the-session', origin, ...headers };
      return app.request(origin + path, { ...init, headers: all });
    };
    const read = async (path: string) => (await ask(path)).text();
    const post = (path: string, fields: Record<string, string>, headers = {}) =>
      ask(path, headers, { method: 'POST', body: new URLSearchParams(fields) });
    const press = async (path: string, fields: Record<string, string> = {}) =>
      (await post(path, fields)).text();
    const people = () =>
      store.db.selectFrom('signups').select(['email', 'status']).orderBy('email').execute();
    return { ask, read, post, press, people, store, database, folder, id };
  };

  test('the link works once, and nothing is shown without it, by another name or to another site', async () => {
    const { ask, post, people } = await open();
    const stranger = { cookie: '' };
    expect((await ask('/', stranger)).status).toBe(403);
    expect((await ask('/?key=wrong', stranger)).status).toBe(403);
    const first = await ask('/?key=the-key', stranger);
    expect(first.status).toBe(303);
    expect(first.headers.get('set-cookie')).toMatch(
      /^owner=the-session;.*HttpOnly; SameSite=Strict$/,
    );
    expect((await ask('/?key=the-key', stranger)).status).toBe(403);
    expect((await ask('/', { host: 'evil.example' })).status).toBe(404);
    const elsewhere = { origin: 'https://evil.example' };
    expect((await post('/delete', { email: 'ann@example.com' }, elsewhere)).status).toBe(403);
    expect(await people()).toHaveLength(3);
  });

  test('it shows the list and finds people; what they wrote stays text', async () => {
    const { read } = await open();
    const page = await read('/');
    const backups = kind === 'sqlite' ? 'There is no backup' : 'pg_dump';
    for (const part of ['ann@example.com', 'bo@example.com', 'launch', backups])
      expect(page).toContain(part);
    expect(page).toContain('When does it &lt;b&gt;open&lt;/b&gt;?');
    expect(page).toContain('mailto:ann%40example.com?subject=');
    expect(await read('/?q=ANN')).not.toContain('bo@example.com');
    const held = await read('/?q=quarantined');
    expect(held).toContain('bo@example.com</h3>');
    expect(held).not.toContain('ann@example.com</h3>');
    for (const query of ['anne', 'ÄNNE', 'łukasz', 'LUKASZ', 'ΣΙΣΥΦΟΣ'])
      expect(await read(`/?q=${encodeURIComponent(query)}`)).toContain('cy@example.com</h3>');
    for (const query of ['quarant', '%25'])
      expect(await read(`/?q=${query}`)).toContain('Nobody matches.');
  });

  test('a reply quotes whole letters, and ends before the 501st', async () => {
    const { read, store } = await open();
    const long = message('di@example.com', { message: `${'a'.repeat(499)}😀z` });
    await storeMessage(store.db, long, 'active', [], new Date());
    const link = parse(await read('/')).querySelector('a[href^="mailto:di"]');
    expect(link?.getAttribute('href')).toMatch(/%3E%20a+%F0%9F%98%80$/);
  });

  test('each button says whom it is about', async () => {
    const { read } = await open();
    const page = parse(await read('/'));
    for (const [buttons, count] of [
      ['li summary', 3],
      ['li button', 7],
    ] as const) {
      const names = page.querySelectorAll(buttons).map(({ text }) => text);
      expect([names.length, new Set(names).size]).toEqual([count, count]);
    }
  });

  test('a note is kept, found and exported, and its address leads back to the page', async () => {
    const { ask, read, press, id } = await open();
    expect(await press('/note', { id, note: 'Met at SaaStr' })).toContain('The note is saved.');
    const back = await ask('/note');
    expect([back.status, back.headers.get('location')]).toEqual([303, '/']);
    expect(await read('/?q=saastr')).toContain('ann@example.com');
    expect(await read('/export.csv')).toContain('Met at SaaStr');
    expect(await press('/note', { id: 'gone', note: '' })).toContain('no longer on the list');
  });

  test('the list is downloaded for spreadsheets of both kinds, in UTF-8 with a byte order mark', async () => {
    const { ask } = await open();
    for (const [path, line] of [
      ['/export.csv', '"email","name"'],
      ['/export-semicolons.csv', '"email";"name"'],
    ] as const) {
      const bytes = Buffer.from(await (await ask(path)).arrayBuffer());
      expect(bytes.toString('hex', 0, 3)).toBe('efbbbf');
      const [first, ...others] = bytes.toString().slice(1).split('\r\n');
      expect(first).toContain(line);
      expect(others.filter((row) => row !== '')).toHaveLength(2);
      expect(others.join('')).not.toContain('\n');
    }
  });

  test('it says how mail stands, and that it is paused', async () => {
    const { read, store } = await open();
    await store.db.updateTable('signups').set({ bounced_at: '2026-11-21T09:00:00.000Z' }).execute();
    expect(await read('/')).toContain('active, bounced');
    expect(await read('/')).toContain('3 bounced');
    expect(await read('/')).not.toContain('paused');
    await writeSetting(store.db, 'mail_paused', '2026-11-21T09:00:00.000Z');
    expect(await read('/')).toContain('Mail to people has been paused since 2026-11-21 09:00');
  });

  test('people are released and deleted', async () => {
    const { press, people } = await open();
    const released = '1 signup and 0 messages released.';
    expect(await press('/release', { email: 'bo@example.com' })).toContain(released);
    const removed = '1 signup and 1 message removed';
    expect(await press('/delete', { email: 'ann@example.com' })).toContain(removed);
    expect(await people()).toEqual([
      { email: 'bo@example.com', status: 'active' },
      { email: 'cy@example.com', status: 'active' },
    ]);
  });

  test.runIf(kind === 'sqlite')(
    'the newest backup is tried without touching the list',
    async () => {
      const { press, database, folder } = await open();
      expect(await press('/try-restore')).toContain('no backup to try');
      await copyDatabase(database.path, `${folder}/${backupName(new Date())}`);
      const held = 'can be restored: it holds 3 signups and 1 message.';
      expect(await press('/try-restore')).toContain(held);
    },
  );
});

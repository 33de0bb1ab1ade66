import { describe, expect, test } from 'vitest';
import { renderOwnerPage } from '../../src/entry/ownerPage.tsx';
import { parseEnvironment } from '../../src/server/env.ts';
import { ownerApp } from '../../src/server/ownerView/ownerApp.ts';
import { backupName } from '../../src/server/store/keptFiles.ts';
import { copyDatabase } from '../../src/server/store/copyDatabase.ts';
import { openStore } from '../../src/server/store/store.ts';
import { storeMessage } from '../../src/server/repositories/messages.ts';
import { upsertSignup } from '../../src/server/repositories/signups.ts';
import { owner } from '../support/owner.ts';
import { databases, freshDatabase } from './support/databases.ts';
import { message, signup } from './support/rows.ts';
import { scratch } from './support/scratch.ts';

const host = '127.0.0.1:7000';
const origin = `http://${host}`;

describe.each(databases)("the owner's page on %s", (kind) => {
  const open = async () => {
    const database = await freshDatabase(kind);
    const folder = scratch();
    const store = await openStore(database.url);
    owner().defer(() => store.close());
    const now = new Date();
    const ann = signup('ann@example.com', { name: 'Ann', utm_campaign: 'launch' });
    const { id } = await upsertSignup(store.db, ann, 'active', now);
    await upsertSignup(store.db, signup('bo@example.com'), 'quarantined', now);
    const text = message('ann@example.com', { message: 'When does it <b>open</b>?' });
    await storeMessage(store.db, text, 'active', [], now);
    const env = parseEnvironment({
      DATABASE_URL: database.url,
      ...(kind === 'sqlite' && { BACKUP_DIR: folder }),
    });
    const app = ownerApp({
      store,
      env,
      host,
      key: 'the-key',
      session: 'the-session',
      render: renderOwnerPage,
      style: '',
    });
    const ask = async (path: string, init: RequestInit = {}, headers = {}) =>
      app.request(origin + path, {
        ...init,
        headers: { host, cookie: 'owner=the-session', origin, ...headers },
      });
    const post = async (path: string, fields: Record<string, string>, headers = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields) }, headers);
    const people = async () =>
      (await store.db.selectFrom('signups').select('email').execute()).map(({ email }) => email);
    return { ask, post, people, store, folder, id };
  };

  test('the link works once, and nothing is shown without it, by another name or to another site', async () => {
    const { ask, post, people } = await open();
    expect((await ask('/', {}, { cookie: '' })).status).toBe(403);
    expect((await ask('/?key=wrong', {}, { cookie: '' })).status).toBe(403);
    const first = await ask('/?key=the-key', {}, { cookie: '' });
    expect(first.status).toBe(303);
    expect(first.headers.get('set-cookie')).toMatch(
      /^owner=the-session;.*HttpOnly; SameSite=Strict$/,
    );
    expect((await ask('/?key=the-key', {}, { cookie: '' })).status).toBe(403);
    expect((await ask('/', {}, { host: 'evil.example' })).status).toBe(404);
    const elsewhere = { origin: 'https://evil.example' };
    expect((await post('/delete', { email: 'ann@example.com' }, elsewhere)).status).toBe(403);
    expect(await people()).toHaveLength(2);
  });

  test('it shows the list and finds people; what they wrote stays text', async () => {
    const { ask } = await open();
    const page = await (await ask('/')).text();
    const backups = kind === 'sqlite' ? 'There is no backup' : 'pg_dump';
    for (const part of ['ann@example.com', 'bo@example.com', 'launch', backups])
      expect(page).toContain(part);
    expect(page).toContain('When does it &lt;b&gt;open&lt;/b&gt;?');
    expect(page).toContain('mailto:ann%40example.com?subject=');
    const found = await (await ask('/?q=ANN')).text();
    expect(found).not.toContain('bo@example.com');
    const held = await (await ask('/?q=quarantined')).text();
    expect(held).toContain('bo@example.com</h3>');
    expect(held).not.toContain('ann@example.com</h3>');
    expect(await (await ask('/?q=quarant')).text()).toContain('Nobody matches.');
    expect(await (await ask('/?q=%25')).text()).toContain('Nobody matches.');
  });

  test('a note is kept, found and exported', async () => {
    const { ask, post, id } = await open();
    expect(await (await post('/note', { id, note: 'Met at SaaStr' })).text()).toContain(
      'The note is saved.',
    );
    expect(await (await ask('/?q=saastr')).text()).toContain('ann@example.com');
    expect(await (await ask('/export.csv')).text()).toContain('Met at SaaStr');
    expect(await (await post('/note', { id: 'gone', note: '' })).text()).toContain(
      'no longer on the list',
    );
  });

  test('people are released and deleted', async () => {
    const { post, people, store } = await open();
    expect(await (await post('/release', { email: 'bo@example.com' })).text()).toContain(
      '1 signup and 0 messages released.',
    );
    const [bo] = await store.db
      .selectFrom('signups')
      .select('status')
      .where('email', '=', 'bo@example.com')
      .execute();
    expect(bo?.status).toBe('active');
    expect(await (await post('/delete', { email: 'ann@example.com' })).text()).toContain(
      '1 signup and 1 message removed',
    );
    expect(await people()).toEqual(['bo@example.com']);
  });

  test.runIf(kind === 'sqlite')(
    'the newest backup is tried without touching the list',
    async () => {
      const { post, store, folder } = await open();
      expect(await (await post('/try-restore', {})).text()).toContain('no backup to try');
      await copyDatabase(store.location, `${folder}/${backupName(new Date())}`);
      expect(await (await post('/try-restore', {})).text()).toContain(
        'can be restored: it holds 2 signups and 1 message.',
      );
    },
  );
});

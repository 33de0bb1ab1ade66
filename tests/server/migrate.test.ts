import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '../../src/server/migrations/migrations.ts';
import { removePerson } from '../../src/server/repositories/people.ts';
import { upsertSignup } from '../../src/server/repositories/signups.ts';
import { migrate } from '../../src/server/store/migrate.ts';
import { openStore } from '../../src/server/store/store.ts';
import { databases, freshDatabase } from './support/databases.ts';
import { signup } from './support/rows.ts';
import { runStatement } from './support/runStatement.ts';

test.each(databases)(
  'a new migration changes a %s database in use once, and keeps its rows',
  async (kind) => {
    await using store = await openStore((await freshDatabase(kind, 'template1')).url);
    await upsertSignup(store.db, signup('ann@example.com'), 'active', new Date());
    const next = {
      number: 1 + Math.max(...migrations.map(({ number }) => number)),
      up: async (db: Kysely<unknown>) => {
        await db.schema.alterTable('signups').addColumn('phone', 'text').execute();
      },
    };
    const all = [...migrations, next];
    expect(await migrate(store.db, kind, all)).toBe(1);
    expect(await migrate(store.db, kind, all)).toBe(0);
    expect(await store.db.selectFrom('signups').selectAll().execute()).toMatchObject([
      { email: 'ann@example.com', phone: null },
    ]);
  },
);

/** The first schema, with a person who left and a message that waits to be passed on. */
const first = `
  create table migrations (number integer primary key, applied_at text not null);
  insert into migrations values (1, '');
  create table signups (
    id text primary key, email text, email_normal text unique, name text, company text,
    utm_source text, utm_campaign text, utm_medium text, status text, retained integer,
    created_at text, last_seen_at text, times_seen integer);
  insert into signups values ('s1', 'A@b.test', 'a@b.test', '', '', '', '', '', 'unsubscribed', 0, '', '', 2);
  create table messages (
    id text primary key, email_normal text, name text, email text, company text, message text,
    topic text, status text, retained integer, created_at text);
  insert into messages values ('m1', 'a@b.test', 'A', 'a@b.test', '', 'Hi', '', 'active', 0, '');
  create table outbox (
    id text primary key, message_id text references messages (id) on delete cascade, channel text,
    attempts integer, next_attempt_at text, last_error text, delivered_at text, created_at text);
  create index outbox_next_attempt_at on outbox (next_attempt_at);
  insert into outbox values ('o1', 'm1', 'smtp', 3, '', '', null, '')`;

test.each(databases)(
  'a %s database of the first schema keeps its people and what waits to be passed on',
  async (kind) => {
    const database = await freshDatabase(kind, 'template1');
    if (kind === 'postgres') await runStatement(database.url, first);
    else new DatabaseSync(database.path).exec(first);
    await using store = await openStore(database.url);
    expect(await store.db.selectFrom('signups').selectAll().execute()).toMatchObject([
      { id: 's1', email: 'A@b.test', status: 'unsubscribed', times_seen: 2, note: '' },
    ]);
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toMatchObject([
      { id: 'o1', kind: 'message', subject: 'm1', message_id: 'm1', channel: 'smtp', attempts: 3 },
    ]);
    // The foreign key still cascades.
    await removePerson(store.db, 'a@b.test');
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  },
);

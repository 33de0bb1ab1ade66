import { readdirSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '../../src/server/migrations/migrations.ts';
import { removePerson } from '../../src/server/repositories/people.ts';
import { migrate } from '../../src/server/store/migrate.ts';
import { openStore } from '../../src/server/store/store.ts';
import { databases, freshDatabase } from './support/databases.ts';

test('each migration has a number of its own, that of its file', () => {
  const folder = new URL('../../src/server/migrations', import.meta.url);
  const files = readdirSync(folder).filter((file) => !/^migrations?\.ts$/.test(file));
  const numbers = migrations.map(({ number }) => number);
  expect(numbers).toEqual(files.sort().map((file) => Number.parseInt(file)));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each(databases)(
  'migrations change a %s database of the first schema once, and keep people and pending deliveries',
  async (kind) => {
    const database = await freshDatabase(kind, 'template1');
    await using store = await openStore(database.url);
    const at = '2026-11-01T09:00:00.000Z';
    for (const statement of [
      `insert into signups (id, email, email_normal, status, created_at, last_seen_at) values ('s1', 'A@b.test', 'a@b.test', 'unsubscribed', '${at}', '${at}')`,
      `insert into messages (id, email_normal, name, email, message, status, created_at) values ('m1', 'a@b.test', 'A', 'a@b.test', 'Hi', 'active', '${at}')`,
      `insert into outbox (id, kind, subject, message_id, channel, attempts, next_attempt_at, created_at) values ('o1', 'message', 'm1', 'm1', 'smtp', 3, '${at}', '${at}')`,
    ])
      await sql.raw(statement).execute(store.db);
    // Stands in for the next migration that will be written.
    const next = {
      number: 1 + Math.max(...migrations.map(({ number }) => number)),
      up: async (db: Kysely<unknown>) => {
        await db.schema.alterTable('signups').addColumn('added_later', 'text').execute();
      },
    };
    const all = [...migrations, next];
    // Only `next` is applied: opening the store has applied all of `migrations`.
    expect(await migrate(store.db, kind, all)).toBe(1);
    expect(await migrate(store.db, kind, all)).toBe(0);
    expect(await store.db.selectFrom('signups').selectAll().execute()).toMatchObject([
      { id: 's1', email: 'A@b.test', status: 'unsubscribed', times_seen: 1, added_later: null },
    ]);
    const pending = () => store.db.selectFrom('outbox').selectAll().execute();
    expect(await pending()).toMatchObject([
      { id: 'o1', kind: 'message', subject: 'm1', message_id: 'm1', channel: 'smtp', attempts: 3 },
    ]);
    // The foreign key still cascades.
    await removePerson(store.db, 'a@b.test');
    expect(await pending()).toEqual([]);
  },
);

import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '../../src/server/migrations/migrations.ts';
import { upsertSignup } from '../../src/server/repositories/signups.ts';
import { migrate } from '../../src/server/store/migrate.ts';
import { openStore } from '../../src/server/store/store.ts';
import { databases, freshDatabase } from './support/databases.ts';
import { signup } from './support/rows.ts';

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

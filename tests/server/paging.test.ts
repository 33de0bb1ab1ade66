import { expect, test } from 'vitest';
import { eachRow } from '../../src/server/repositories/rows.ts';
import { upsertSignup } from '../../src/server/repositories/signups.ts';
import { openStore } from '../../src/server/store/store.ts';
import { databases, freshDatabase } from './support/databases.ts';
import { signup } from './support/rows.ts';

test.each(databases)(
  'a list longer than a page on %s is read completely, each row once, even where all have the same timestamp',
  async (kind) => {
    await using store = await openStore((await freshDatabase(kind)).url);
    const noon = new Date('2026-11-01T12:00:00Z');
    const emails = Array.from({ length: 7 }, (_, index) => `page${index}@example.com`);
    for (const email of emails) await upsertSignup(store.db, signup(email), 'active', noon);
    const seen: string[] = [];
    for await (const { email } of eachRow(store.db, 'signups', undefined, 3)) seen.push(email);
    expect(seen.toSorted()).toEqual(emails);
  },
);

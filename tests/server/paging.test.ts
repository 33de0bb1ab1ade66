import { beforeAll, describe, expect, test } from 'vitest';
import { eachRow } from '../../src/server/repositories/rows.ts';
import { upsertSignup } from '../../src/server/repositories/signups.ts';
import { databases } from './support/databases.ts';
import { signup } from './support/rows.ts';
import { serve, type TestServer } from './support/serve.ts';

const noon = new Date('2026-11-01T12:00:00Z');

describe.each(databases)('a list longer than a page on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await serve(kind);
  });

  test('is read completely, each row once, even where all have the same timestamp', async () => {
    const { db } = server.deps.store;
    const emails = Array.from({ length: 7 }, (_, index) => `page${index}@example.com`);
    for (const email of emails) await upsertSignup(db, signup(email), 'active', noon);
    const seen: string[] = [];
    for await (const { email } of eachRow(db, 'signups', undefined, 3)) seen.push(email);
    expect(seen.toSorted()).toEqual(emails);
  });

  test('is empty where there are no rows', async () => {
    const seen: unknown[] = [];
    for await (const message of eachRow(server.deps.store.db, 'messages', undefined, 3))
      seen.push(message);
    expect(seen).toEqual([]);
  });
});

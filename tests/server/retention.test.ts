import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeMessage } from '../../src/server/repositories/messages.ts';
import { retainPerson } from '../../src/server/repositories/people.ts';
import { upsertSignup } from '../../src/server/repositories/signups.ts';
import { dailyPurge, purge } from '../../src/server/retention.ts';
import { openStore, type Store } from '../../src/server/store/store.ts';
import { databases, freshDatabase, type TestDatabase } from './support/databases.ts';
import { message, signup } from './support/rows.ts';

const now = new Date('2026-11-21T12:00:00Z');
const monthsAgo = (months: number) => {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
};

describe.each(databases)('retention on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await freshDatabase(kind);
    store = await openStore(database.url);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const add = (email: string, at: Date) => upsertSignup(store.db, signup(email), 'active', at);
  const emails = async () => {
    const rows = await store.db.selectFrom('signups').select('email').orderBy('email').execute();
    return rows.map(({ email }) => email);
  };

  test('rows older than 24 months are removed; younger and retained rows stay', async () => {
    const limit = new Date('2024-11-21T12:00:00Z');
    await add('old@example.com', new Date(limit.getTime() - 1));
    await add('kept@example.com', monthsAgo(25));
    await add('young@example.com', limit);
    await retainPerson(store.db, 'KEPT@example.com', true);
    await storeMessage(store.db, message('old@example.com'), 'active', [], monthsAgo(30));
    expect(await purge(store, now)).toEqual({ signups: 1, messages: 1, remaining: 0 });
    expect(await emails()).toEqual(['kept@example.com', 'young@example.com']);
  });

  test('one run removes at most 100 of 130 rows, the oldest first, unless it is given a higher cap', async () => {
    for (let index = 0; index < 130; index += 1)
      await add(`p${String(index).padStart(3, '0')}@example.com`, new Date(now.getTime() + index));
    const jumped = new Date('2046-01-01T00:00:00Z');
    expect(await purge(store, jumped)).toEqual({ signups: 100, messages: 0, remaining: 30 });
    expect((await emails())[0]).toBe('p100@example.com');
    expect(await purge(store, jumped, 1_000_000)).toMatchObject({
      signups: 30,
      remaining: 0,
    });
  });

  test('unconfirmed signups are removed 30 days after the request to confirm was sent, under the same cap', async () => {
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const ask = (email: string, asked: Date | null) =>
      store.db
        .updateTable('signups')
        .set({ status: 'unconfirmed', asked_at: asked?.toISOString() ?? null })
        .where('email', '=', email)
        .execute();
    await add('never-asked@example.com', daysAgo(60));
    await ask('never-asked@example.com', null);
    await add('asked-late@example.com', daysAgo(60));
    await ask('asked-late@example.com', daysAgo(29));
    for (let index = 0; index < 120; index += 1) {
      await add(`p${index}@example.com`, daysAgo(31));
      await ask(`p${index}@example.com`, daysAgo(31));
    }
    await storeMessage(store.db, message('old@example.com'), 'active', [], monthsAgo(30));
    expect(await purge(store, now)).toEqual({ signups: 100, messages: 0, remaining: 21 });
    expect(await purge(store, now)).toEqual({ signups: 20, messages: 1, remaining: 0 });
    expect(await emails()).toEqual(['asked-late@example.com', 'never-asked@example.com']);
  });

  test('nothing is purged when the clock jumps while the server runs', async () => {
    await add('ann@example.com', now);
    let clock = now;
    let monotonic = 0;
    const tick = dailyPurge(
      store,
      () => clock,
      () => monotonic,
    );
    clock = new Date('2046-01-01T00:00:00Z');
    monotonic += 60_000;
    expect(await tick()).toBe('clock jumped');
    expect(await emails()).toEqual(['ann@example.com']);
    // Control: when the monotonic clock agrees, the purge runs.
    clock = new Date(now.getTime() + 3 * 365 * 86_400_000);
    monotonic = clock.getTime() - now.getTime();
    expect(await tick()).toMatchObject({ signups: 1 });
  });

  test('a server whose clock is far past the last run waits a day, because the clock may be wrong', async () => {
    await add('ann@example.com', now);
    const startAt = (day: number) => {
      const clock = () => new Date(now.getTime() + day * 86_400_000);
      return dailyPurge(store, clock, () => 0)();
    };
    expect(await startAt(0)).toMatchObject({ signups: 0 });
    expect(await startAt(1000)).toBe('clock jumped');
    // Once the clock is corrected, the last run lies in its future; the daily purge continues.
    expect(await startAt(1)).toMatchObject({ signups: 0, remaining: 0 });
    expect(await emails()).toEqual(['ann@example.com']);
    // Control: the clock was right after all, and a day has passed.
    expect(await startAt(1000)).toBe('clock jumped');
    expect(await startAt(1001)).toMatchObject({ signups: 1 });
  });

  test('only one of several processes purges each day', async () => {
    let clock = new Date(Date.now() + 3 * 86_400_000);
    let monotonic = 0;
    const startPurge = () =>
      dailyPurge(
        store,
        () => clock,
        () => monotonic,
      );
    const processes = [startPurge(), startPurge(), startPurge()];
    const runs = async () => {
      const reports = await Promise.all(processes.map((tick) => tick()));
      return reports.filter((report) => report !== null).length;
    };
    expect(await runs()).toBe(1);
    expect(await runs()).toBe(0);
    clock = new Date(clock.getTime() + 86_400_000);
    monotonic += 86_400_000;
    expect(await runs()).toBe(1);
  });
});

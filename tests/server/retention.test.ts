import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeMessage } from '../../src/server/repositories/messages.ts';
import { retainPerson } from '../../src/server/repositories/people.ts';
import { updateSignup, upsertSignup } from '../../src/server/repositories/signups.ts';
import { dailyPurge, purge } from '../../src/server/retention.ts';
import { openStore, type Store } from '../../src/server/store/store.ts';
import { dayMs } from '../../src/server/time.ts';
import { databases, freshDatabase, message, signup } from './support/databases.ts';

const now = new Date('2026-11-21T12:00:00Z');
const daysFrom = (days: number) => new Date(now.getTime() + days * dayMs);
const jumped = new Date('2046-01-01T00:00:00Z');

describe.each(databases)('retention on %s', (kind) => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore((await freshDatabase(kind)).url);
  });
  afterEach(() => store.close());

  const add = (email: string, at: Date) => upsertSignup(store.db, signup(email), 'active', at);
  const emails = async () => {
    const rows = await store.db.selectFrom('signups').select('email').orderBy('email').execute();
    return rows.map(({ email }) => email);
  };

  test('rows older than 24 months are removed; younger and retained rows stay', async () => {
    const limit = new Date('2024-11-21T12:00:00Z');
    const over = new Date(limit.getTime() - 1);
    await add('old@example.com', over);
    await add('kept@example.com', over);
    await add('young@example.com', limit);
    await retainPerson(store.db, 'KEPT@example.com', true);
    await storeMessage(store.db, message('old@example.com'), 'active', [], over);
    expect(await purge(store, now)).toEqual({ signups: 1, messages: 1, remaining: 0 });
    expect(await emails()).toEqual(['kept@example.com', 'young@example.com']);
  });

  test('unconfirmed signups are removed 30 days after they were asked, the oldest first, 100 in one run', async () => {
    const ask = async (email: string, joined: number, asked: number | null) => {
      await add(email, daysFrom(joined));
      const asked_at = asked === null ? null : daysFrom(asked).toISOString();
      await updateSignup(store.db, 'email_normal', email, { status: 'unconfirmed', asked_at });
    };
    await ask('never-asked@example.com', -60, null);
    await ask('asked-late@example.com', -60, -29);
    for (let index = 0; index < 120; index += 1)
      await ask(`p${index + 100}@example.com`, index / 120 - 32, -31);
    await storeMessage(store.db, message('old@example.com'), 'active', [], daysFrom(-900));
    expect(await purge(store, now)).toEqual({ signups: 100, messages: 0, remaining: 21 });
    const late = ['asked-late@example.com', 'never-asked@example.com'];
    expect((await emails()).slice(0, 3)).toEqual([...late, 'p200@example.com']);
    // Even with a wrong clock, one run removes no more than 100, unless the owner allows more.
    for (let index = 0; index < 100; index += 1) await add(`q${index}@example.com`, now);
    expect(await purge(store, jumped)).toMatchObject({ signups: 100, remaining: 23 });
    expect(await purge(store, jumped, 1_000_000)).toMatchObject({ signups: 22, messages: 1 });
  });

  test('a server whose clock is far past the last run waits a day, because the clock may be wrong', async () => {
    await add('ann@example.com', now);
    const startAt = (day: number) => dailyPurge(store, daysFrom(day));
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
    const runs = async (day: number) => {
      const reports = await Promise.all([1, 2, 3].map(() => dailyPurge(store, daysFrom(day))));
      return reports.filter((report) => report !== null).length;
    };
    expect([await runs(0), await runs(0), await runs(1)]).toEqual([1, 0, 1]);
  });
});

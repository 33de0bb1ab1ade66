import { type RawBuilder, sql } from 'kysely';
import { confirmationMs } from './outbox/links.ts';
import { countOf, type PeopleRows } from './repositories/rows.ts';
import { claim, readSetting } from './repositories/settings.ts';
import type { Store } from './store/store.ts';
import type { Database } from './store/tables.ts';
import { dayMs, hourMs } from './time.ts';

const tables = ['signups', 'messages'] as const;

/** Which rows are over: past the retention period, or asked to confirm and not agreed. */
function isOver(table: keyof PeopleRows, now: Date): RawBuilder<boolean> {
  const createdBefore = new Date(now);
  // The promise of the privacy page.
  createdBefore.setUTCMonth(createdBefore.getUTCMonth() - 24);
  const askedBefore = new Date(now.getTime() - confirmationMs).toISOString();
  const neverConfirmed =
    table === 'signups'
      ? sql`status in ('unconfirmed', 'quarantined') and asked_at < ${askedBefore}`
      : sql`false`;
  return sql`retained = 0 and (created_at < ${createdBefore.toISOString()} or ${neverConfirmed})`;
}

/** How many rows are over, and how many there are. */
export async function countExpired(db: Database, now: Date) {
  const counts = { expired: 0, total: 0 };
  for (const table of tables) {
    counts.expired += await countOf(db.selectFrom(table).where(isOver(table, now)));
    counts.total += await countOf(db.selectFrom(table));
  }
  return counts;
}

/**
 * Removes rows past the retention period and signups that were never confirmed: signups first, then
 * messages, of each the oldest first.
 *
 * @param cap - How many at most. Default a twentieth of all, or 100 if that is more: when a clock
 *   jumps, everything looks old, and the cap makes that cost one day's share instead of the list.
 */
export async function purge({ db }: Store, now: Date, cap?: number) {
  const { expired, total } = await countExpired(db, now);
  const limit = cap ?? Math.max(100, Math.ceil(total / 20));
  const removed = { signups: 0, messages: 0 };
  // Messages get what signups leave of the limit.
  for (const table of tables) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} where ${isOver(table, now)}
      order by created_at limit ${limit - removed.signups})`.execute(db);
    removed[table] = Number(numAffectedRows);
  }
  return { ...removed, remaining: expired - removed.signups - removed.messages };
}

/**
 * The daily purge, to be called regularly: of several processes, the first one each day runs it, and
 * the others get null. When the clock is far ahead of the last run, it waits a day, in which a wrong
 * clock can be corrected.
 */
export async function dailyPurge(store: Store, now: Date) {
  const last = Date.parse((await readSetting(store.db, 'last_purge')) ?? now.toISOString());
  // A little less than a day, so that the run does not get later every day.
  if (!(await claim(store.db, 'last_purge', now, 23 * hourMs))) return null;
  if (now.getTime() - last > 30 * dayMs) return 'clock jumped';
  return purge(store, now);
}

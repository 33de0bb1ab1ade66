import { type RawBuilder, sql } from 'kysely';
import { confirmationMs } from './outbox/links.ts';
import { countOf, type PeopleRows } from './repositories/rows.ts';
import { tryClaim, readSetting } from './repositories/settings.ts';
import type { Store } from './store/store.ts';
import type { Database } from './store/tables.ts';
import { dayMs, hourMs } from './time.ts';

const tables = ['signups', 'messages'] as const;

/** Condition for rows to remove: past the retention period, or asked to confirm and not confirmed in time. */
function isOver(table: keyof PeopleRows, now: Date): RawBuilder<boolean> {
  const createdBefore = new Date(now);
  // The privacy page promises 24 months.
  createdBefore.setUTCMonth(createdBefore.getUTCMonth() - 24);
  const askedBefore = new Date(now.getTime() - confirmationMs).toISOString();
  const neverConfirmed =
    table === 'signups'
      ? sql`status in ('unconfirmed', 'quarantined') and coalesce(asked_at, bounced_at) < ${askedBefore}`
      : sql`false`;
  return sql`retained = 0 and (created_at < ${createdBefore.toISOString()} or ${neverConfirmed})`;
}

/** Number of rows to remove, and of all rows. */
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
 * messages, and in both tables the oldest rows first.
 *
 * @param cap - Most rows to remove. Default: a twentieth of all rows, but at least 100. If the clock jumps
 *   ahead, every row looks old; the cap then limits the loss to one day's share.
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
 * the others get null. If the last run was more than 30 days ago by the clock, the purge of this day is
 * skipped, so that there is a day to correct a wrong clock.
 */
export async function dailyPurge(store: Store, now: Date) {
  const last = Date.parse((await readSetting(store.db, 'last_purge')) ?? now.toISOString());
  // A little less than a day, so that the run does not get later every day.
  if (!(await tryClaim(store.db, 'last_purge', now, 23 * hourMs))) return null;
  if (now.getTime() - last > 30 * dayMs) return 'clock jumped';
  return purge(store, now);
}

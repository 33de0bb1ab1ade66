import { type RawBuilder, sql } from 'kysely';
import { confirmationMs } from '../outbox/links.ts';
import type { Database } from '../store/tables.ts';
import { countOf, type PeopleRows } from './rows.ts';

/** The promise of the privacy page: rows live this long unless the person asked otherwise. */
const retentionMonths = 24;

const tables = ['signups', 'messages'] as const;

/** Which rows are over: past the retention period, or asked to confirm and not agreed. */
function isOver(table: keyof PeopleRows, now: Date): RawBuilder<boolean> {
  const made = new Date(now);
  made.setUTCMonth(made.getUTCMonth() - retentionMonths);
  const asked = new Date(now.getTime() - confirmationMs).toISOString();
  const neverConfirmed =
    table === 'signups'
      ? sql`status in ('unconfirmed', 'quarantined') and asked_at < ${asked}`
      : sql`false`;
  return sql`retained = 0 and (created_at < ${made.toISOString()} or ${neverConfirmed})`;
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

/** Removes at most `limit` rows that are over, the oldest first. */
export async function removeExpired(db: Database, now: Date, limit: number): Promise<PeopleRows> {
  const removed = { signups: 0, messages: 0 };
  for (const table of tables) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} where ${isOver(table, now)}
      order by created_at limit ${limit - removed.signups})`.execute(db);
    removed[table] = Number(numAffectedRows);
  }
  return removed;
}

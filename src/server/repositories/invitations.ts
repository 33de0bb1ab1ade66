import { sql } from 'kysely';
import type { Database } from '../store/tables.ts';
import { minuteMs } from '../time.ts';
import { queueNotices } from './notices.ts';
import { countOf } from './rows.ts';
import { readSetting, writeSetting } from './settings.ts';

/** Subject and text of the invitations, as the owner wrote them. */
export interface Invitation {
  subject: string;
  /** `{name}` stands for the person's name. */
  text: string;
}

/** What the last run of `invite` stored: those still in the outbox are sent with this text and at this pace. */
export async function storedInvitation(
  db: Database,
): Promise<(Invitation & { perMinute?: number }) | undefined> {
  const stored = await readSetting(db, 'invitation');
  return stored === undefined ? undefined : (JSON.parse(stored) as Invitation);
}

/** People who may be invited and have not been. */
const uninvited = (db: Database) =>
  db.selectFrom('signups').where(
    sql<boolean>`status = 'active' and invited_at is null and bounced_at is null and not exists (
      select 1 from outbox where kind = 'invitation' and signup_id = signups.id)`,
  );

export const countUninvited = (db: Database): Promise<number> => countOf(uninvited(db));

/**
 * Queues invitations for the next `next` people in one transaction, and returns how many. `perMinute` of them
 * are due each minute, from the minute after the last of those already queued; `claimDue` holds that pace for
 * those that are overdue.
 */
export const queueInvitations = (
  db: Database,
  invitation: Invitation,
  next: number,
  perMinute: number,
  now: Date,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await writeSetting(tx, 'invitation', JSON.stringify({ ...invitation, perMinute }));
    const waiting = await sql<{ due: string | null }>`select max(next_attempt_at) as due
      from outbox where kind = 'invitation' and delivered_at is null and attempts = 0`.execute(tx);
    const last = Date.parse(waiting.rows[0]?.due ?? '') || -Infinity;
    const start = Math.max(now.getTime(), last + minuteMs);
    const people = await uninvited(tx)
      .select('id')
      .orderBy('created_at')
      .orderBy('id')
      .limit(next)
      .execute();
    for (let index = 0; index < people.length; index += perMinute) {
      const ids = people.slice(index, index + perMinute).map(({ id }) => id);
      const due = new Date(start + (index / perMinute) * minuteMs);
      await queueNotices(tx, 'invitation', sql`id in (${sql.join(ids)})`, ['smtp'], due);
    }
    return people.length;
  });

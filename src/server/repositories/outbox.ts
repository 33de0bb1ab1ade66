import { type Selectable, sql, type Updateable } from 'kysely';
import { isToPerson, type Notice, type ToPerson } from '../outbox/notice.ts';
import {
  type Channel,
  type Database,
  kindsToPeople,
  type NoticeKind,
  type OutboxTable,
} from '../store/tables.ts';
import { hourMs, minuteMs } from '../time.ts';
import { reportOf } from './days.ts';
import { bounced, mailSince, markBounced, pauseIfRefused, pausedSince } from './bounces.ts';
import { storedInvitation } from './invitations.ts';
import { countOf } from './rows.ts';
import { updateSignup } from './signups.ts';

/** A row of the outbox with its notice, or null when the notice is no longer to be sent. */
export type Delivery = Selectable<OutboxTable> & { notice: Notice | null };

const batch = 10;

/**
 * Claims the deliveries that are due. The same statement moves their next attempt a minute ahead, longer than
 * sending takes: meanwhile no other process claims them, and if this process dies, they are tried again.
 */
export async function claimDue(
  db: Database,
  now: Date,
  channels: readonly Channel[],
  confirmationsPerHour: number,
): Promise<Delivery[]> {
  const from = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const isDue = sql`next_attempt_at <= ${from(0)}`;
  const remaining = async (kind: NoticeKind, most: number, ms: number) =>
    Math.max(0, most - (await countOf(mailSince(db, from(-ms)).where('kind', '=', kind))));
  const perMinute = (await storedInvitation(db))?.perMinute ?? Infinity;
  const left = {
    confirmation: await remaining('confirmation', confirmationsPerHour, hourMs),
    // Invitations become due at their pace, but after a pause or a stop many are due at once.
    invitation: await remaining('invitation', perMinute, minuteMs),
  };
  const isPaused = Boolean(await pausedSince(db));
  const heldKinds = kindsToPeople.filter((kind) => isPaused || left[kind] === 0);
  // The empty kind matches no row. Without it the list could be empty, which PostgreSQL refuses.
  const held = [...heldKinds, ''];
  // Every claimed row could be of either kind, so the batch is no larger than what is left of each. A kind of
  // which nothing is left is held, and does not make the batch smaller.
  const limit = Math.min(batch, ...kindsToPeople.map((kind) => left[kind] || batch));
  // `isDue` is repeated outside the subquery: when two processes pick the same row, PostgreSQL makes the second
  // wait and then tests the outer condition again, which now fails.
  const { rows } = await sql<Selectable<OutboxTable>>`update outbox
    set next_attempt_at = ${from(minuteMs)}, attempts = attempts + 1
    where ${isDue} and id in (
      select id from outbox
      where delivered_at is null and ${isDue} and channel in (${sql.join(channels)})
        and kind not in (${sql.join(held)})
      order by next_attempt_at limit ${limit})
    returning *`.execute(db);
  return Promise.all(rows.map(async (row) => ({ ...row, notice: await noticeOf(db, row) })));
}

async function noticeOf(db: Database, row: Selectable<OutboxTable>): Promise<Notice | null> {
  const { kind, subject, created_at, message_id, signup_id } = row;
  const about = { subject, created_at };
  if (kind === 'digest') return { ...about, kind, report: await reportOf(db, subject) };
  if (kind === 'pause') return { ...about, kind };
  if (kind === 'message') {
    const messages = db.selectFrom('messages').selectAll().where('id', '=', message_id);
    const message = await messages.executeTakeFirst();
    return message ? { ...about, kind, message } : null;
  }
  const signups = db.selectFrom('signups').selectAll().where('id', '=', signup_id);
  const signup = await signups.executeTakeFirst();
  if (!signup) return null;
  if (kind === 'signup') return { ...about, kind, signup };
  if (signup.bounced_at !== null) return null;
  // A request to confirm is not sent to people who have confirmed, nor to those who unsubscribed and have not
  // signed up again since (`asked_again_at`).
  const hasLeft = signup.status === 'unsubscribed' && signup.asked_again_at === null;
  if (kind === 'confirmation')
    return signup.status === 'active' || hasLeft ? null : { ...about, kind, signup };
  const invitation = signup.status === 'active' ? await storedInvitation(db) : undefined;
  return invitation ? { ...about, kind, signup, invitation } : null;
}

const updateDelivery = (db: Database, id: string, change: Updateable<OutboxTable>) =>
  db.updateTable('outbox').set(change).where('id', '=', id).execute();

const moments = { confirmation: 'asked_at', invitation: 'invited_at' } as const;

/** Marks a delivery as arrived. For mail to a person, the signup stores the moment, too. */
export function markDelivered(
  db: Database,
  { id, notice }: { id: string; notice: Notice },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  return db.transaction().execute(async (tx) => {
    await updateDelivery(tx, id, { delivered_at: at, last_error: '' });
    if (isToPerson(notice))
      await updateSignup(tx, 'id', notice.signup.id, { [moments[notice.kind]]: at });
  });
}

export const markFailed = (db: Database, id: string, code: string, at: Date) =>
  updateDelivery(db, id, { last_error: code, next_attempt_at: at.toISOString() });

/** Whether mail to a person was accepted in the last `ms` milliseconds. */
export async function hasAccepted(db: Database, ms: number, now: Date): Promise<boolean> {
  const sent = mailSince(db, new Date(now.getTime() - ms).toISOString());
  return (await countOf(sent.where('last_error', '=', ''))) > 0;
}

/**
 * Gives up a delivery whose address was refused, and marks the person as bounced, so that they get no more
 * mail. While mail is paused nothing is given up: a refusal then says little about the address.
 *
 * @param channels - Channels that tell the owner if this refusal pauses mail to people.
 */
export const markRefused = (
  db: Database,
  id: string,
  { signup }: ToPerson,
  channels: readonly Channel[],
  now: Date,
): Promise<'bounced' | 'paused now' | 'paused before'> =>
  db.transaction().execute(async (tx) => {
    if (await pausedSince(tx)) return 'paused before';
    // `delivered_at` closes the row, as it does after an arrival.
    await updateDelivery(tx, id, { delivered_at: now.toISOString(), last_error: bounced });
    await markBounced(tx, [signup.email_normal], now);
    return (await pauseIfRefused(tx, channels, now)) ? 'paused now' : 'bounced';
  });

/** Deletes a delivery whose notice is no longer to be sent. */
export async function dropDelivery(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

export const removeDelivered = (db: Database, before: Date) =>
  db.deleteFrom('outbox').where('delivered_at', '<', before.toISOString()).execute();

import type { ExpressionBuilder, Selectable } from 'kysely';
import { isToPerson, type Notice } from '../outbox/notice.ts';
import type { Channel, Database, OutboxTable, Tables } from '../store/tables.ts';
import { dayMs, hourMs } from '../time.ts';
import { reportOf } from './days.ts';
import { storedInvitation } from './invitations.ts';
import { markBounced } from './people.ts';

/** A notice to pass on now; none when there is nothing to tell any more. */
export interface Delivery {
  id: string;
  channel: Channel;
  attempts: number;
  notice: Notice | null;
}

/** What limits one claim of deliveries. */
interface ClaimOptions {
  channels: readonly Channel[];
  /** Until when nobody else may claim them. */
  leaseEnd: Date;
  /** The most deliveries. */
  limit: number;
  /** The most requests to confirm in an hour: anybody can type addresses that are not theirs. */
  confirmationsPerHour: number;
}

/**
 * Claims the deliveries that are due. They are put off until `leaseEnd` in the same statement, so
 * that no other process claims them too, and one that dies on the way leaves them to be tried again.
 */
export async function claimDue(
  db: Database,
  now: Date,
  { channels, leaseEnd, limit, confirmationsPerHour }: ClaimOptions,
): Promise<Delivery[]> {
  if (channels.length === 0) return [];
  const at = now.toISOString();
  // No pause is longer than a day: what waits for longer was put off by a clock that was wrong.
  const beyond = new Date(now.getTime() + 2 * dayMs).toISOString();
  const isDue = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.or([eb('next_attempt_at', '<=', at), eb('next_attempt_at', '>', beyond)]);
  const asked = await confirmationsSince(db, new Date(now.getTime() - hourMs));
  // All that are claimed could be requests to confirm.
  const mayAsk = Math.max(0, confirmationsPerHour - asked);
  const claimed = await db
    .updateTable('outbox')
    .set((eb) => ({
      next_attempt_at: leaseEnd.toISOString(),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('delivered_at', 'is', null)
        .where('channel', 'in', [...channels])
        .where(isDue)
        .$if(mayAsk === 0, (query) => query.where('kind', '!=', 'confirmation'))
        .orderBy('next_attempt_at')
        .limit(Math.min(limit, mayAsk || limit)),
    )
    // PostgreSQL looks again at a row another process has just changed: it is not due any more.
    .where(isDue)
    .returningAll()
    .execute();
  return Promise.all(
    claimed.map(async (row) => {
      const { id, channel, attempts } = row;
      return { id, channel, attempts, notice: await noticeOf(db, row) };
    }),
  );
}

async function confirmationsSince(db: Database, moment: Date): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'confirmation')
    .where('delivered_at', '>', moment.toISOString())
    .executeTakeFirstOrThrow();
  return row.count;
}

async function noticeOf(db: Database, row: Selectable<OutboxTable>): Promise<Notice | null> {
  const { kind, subject, created_at, message_id, signup_id } = row;
  const about = { subject, created_at };
  if (kind === 'digest') return { ...about, kind, report: await reportOf(db, subject) };
  if (kind === 'message') {
    const message = await rowOf(db, 'messages', message_id);
    return message ? { ...about, kind, message } : null;
  }
  const signup = await rowOf(db, 'signups', signup_id);
  if (!signup) return null;
  if (kind === 'signup') return { ...about, kind, signup };
  if (signup.bounced_at !== null) return null;
  // Whoever has confirmed since is not asked again.
  if (kind === 'confirmation')
    return signup.status === 'active' ? null : { ...about, kind, signup };
  const invitation = signup.status === 'active' ? await storedInvitation(db) : undefined;
  return invitation ? { ...about, kind, signup, invitation } : null;
}

const rowOf = async <Table extends 'signups' | 'messages'>(
  db: Database,
  table: Table,
  id: string | null,
) =>
  (await db
    .selectFrom(table as 'signups')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirst()) as Selectable<Tables[Table]> | undefined;

/** Which moment of the signup a delivery is. */
const moments = { confirmation: 'asked_at', invitation: 'invited_at' } as const;

/** Notes that a delivery arrived, and with the person that it did. */
export async function markDelivered(
  db: Database,
  { id, notice }: Pick<Delivery, 'id' | 'notice'>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('outbox')
      .set({ delivered_at: at, last_error: '' })
      .where('id', '=', id)
      .execute();
    if (!notice || !isToPerson(notice)) return;
    await tx
      .updateTable('signups')
      .set({ [moments[notice.kind]]: at })
      .where('id', '=', notice.signup.id)
      .execute();
  });
}

/** Gives a delivery up: mail to the person comes back, and they get no more of it. */
export async function markUndeliverable(
  db: Database,
  { id, notice }: { id: string; notice: Notice },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('outbox').where('id', '=', id).execute();
    if (isToPerson(notice)) await markBounced(tx, [notice.signup.email_normal], now);
  });
}

/** Removes notices that arrived before a moment. */
export async function removeDelivered(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('delivered_at', '<', before.toISOString()).execute();
}

/** Notes that a delivery failed, and when to try it again. */
export async function markFailed(
  db: Database,
  id: string,
  code: string,
  nextAttempt: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ last_error: code, next_attempt_at: nextAttempt.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** How many deliveries wait, and how many of them have failed at least once. */
export const countWaiting = (db: Database): Promise<{ waiting: number; failing: number }> =>
  db
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<number>().as('waiting'),
      eb.fn.countAll<number>().filterWhere('last_error', '!=', '').as('failing'),
    ])
    .where('delivered_at', 'is', null)
    .executeTakeFirstOrThrow();

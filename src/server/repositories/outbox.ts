import type { ExpressionBuilder } from 'kysely';
import type { Notice } from '../outbox/notice.ts';
import type { Channel, Database, NoticeKind, Tables } from '../store/tables.ts';
import { dayMs } from '../time.ts';
import { reportOf } from './days.ts';
import type { Message } from './messages.ts';
import type { Signup } from './signups.ts';

/** A notice to pass on now; none when there is nothing to tell any more. */
export interface Delivery {
  id: string;
  channel: Channel;
  attempts: number;
  notice: Notice | null;
}

/**
 * Takes the deliveries that are due. They are put off until `leaseEnd` in the same statement, so
 * that no other process takes them too, and one that dies on the way leaves them to be tried again.
 */
export async function takeDue(
  db: Database,
  channels: readonly Channel[],
  now: Date,
  leaseEnd: Date,
  limit: number,
): Promise<Delivery[]> {
  if (channels.length === 0) return [];
  const at = now.toISOString();
  // No pause is longer than a day: what waits for longer was put off by a clock that was wrong.
  const beyond = new Date(now.getTime() + 2 * dayMs).toISOString();
  const isDue = (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.or([eb('next_attempt_at', '<=', at), eb('next_attempt_at', '>', beyond)]);
  const taken = await db
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
        .orderBy('next_attempt_at')
        .limit(limit),
    )
    // PostgreSQL looks again at a row another process has just changed: it is not due any more.
    .where(isDue)
    .returning(['id', 'channel', 'attempts', 'kind', 'subject', 'message_id', 'signup_id'])
    .execute();
  if (taken.length === 0) return [];
  const ids = taken.map(({ message_id, signup_id }) => message_id ?? signup_id ?? '');
  const messages = await db.selectFrom('messages').selectAll().where('id', 'in', ids).execute();
  const signups = await db.selectFrom('signups').selectAll().where('id', 'in', ids).execute();
  return Promise.all(
    taken.map(async ({ id, channel, attempts, kind, subject, message_id, signup_id }) => {
      const message = messages.find((row) => row.id === message_id);
      const signup = signups.find((row) => row.id === signup_id);
      const notice = await noticeOf(db, kind, subject, message, signup);
      return { id, channel, attempts, notice };
    }),
  );
}

async function noticeOf(
  db: Database,
  kind: NoticeKind,
  subject: string,
  message: Message | undefined,
  signup: Signup | undefined,
): Promise<Notice | null> {
  if (kind === 'digest') return { kind, subject, report: await reportOf(db, subject) };
  if (kind === 'message') return message ? { kind, subject, message } : null;
  if (!signup) return null;
  // Whoever has confirmed since is not asked again.
  if (kind === 'confirmation' && signup.status === 'active') return null;
  return { kind, subject, signup };
}

/** Notes that a delivery arrived. */
export async function markDelivered(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ delivered_at: now.toISOString(), last_error: '' })
    .where('id', '=', id)
    .execute();
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

import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Channel, Tables } from '../store/tables.ts';
import type { Message } from './messages.ts';

/** A message to pass on now. */
export interface Delivery {
  id: string;
  channel: Channel;
  attempts: number;
  message: Message;
}

/** Orders messages to be passed on; whatever is ordered already stays as it is. */
export async function enqueue(
  db: Kysely<Tables>,
  messageIds: readonly string[],
  channels: readonly Channel[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const rows = messageIds.flatMap((message_id) =>
    channels.map((channel) => ({
      id: randomUUID(),
      message_id,
      channel,
      next_attempt_at: at,
      delivered_at: null,
      created_at: at,
    })),
  );
  if (rows.length === 0) return;
  await db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['message_id', 'channel']).doNothing())
    .execute();
}

/**
 * Takes the deliveries that are due. They are put off until `leaseEnd` in the same statement, so
 * that no other process takes them too, and one that dies on the way leaves them to be tried again.
 */
export async function takeDue(
  db: Kysely<Tables>,
  channels: readonly Channel[],
  now: Date,
  leaseEnd: Date,
  limit: number,
): Promise<Delivery[]> {
  if (channels.length === 0) return [];
  const at = now.toISOString();
  // No pause is longer than a day: what waits for longer was put off by a clock that was wrong.
  const beyond = new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000).toISOString();
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
    .returning(['id', 'channel', 'attempts', 'message_id'])
    .execute();
  if (taken.length === 0) return [];
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where(
      'id',
      'in',
      taken.map(({ message_id }) => message_id),
    )
    .execute();
  return taken.flatMap(({ id, channel, attempts, message_id }) => {
    const message = messages.find((candidate) => candidate.id === message_id);
    return message ? [{ id, channel, attempts, message }] : [];
  });
}

/** Notes that a delivery arrived. */
export async function markDelivered(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ delivered_at: now.toISOString(), last_error: '' })
    .where('id', '=', id)
    .execute();
}

/** Notes that a delivery failed, and when to try it again. */
export async function markFailed(
  db: Kysely<Tables>,
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
export async function countWaiting(
  db: Kysely<Tables>,
): Promise<{ waiting: number; failing: number }> {
  const row = await db
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<number>().as('waiting'),
      eb.fn.countAll<number>().filterWhere('last_error', '!=', '').as('failing'),
    ])
    .where('delivered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row;
}

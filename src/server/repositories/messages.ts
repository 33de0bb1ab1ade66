import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { ContactMessage } from '../../contract/contact.ts';
import type { Channel, MessageStatus, MessageTable, Tables } from '../store/tables.ts';
import { comesAfter, inPages } from './inPages.ts';
import { enqueue } from './outbox.ts';
import { normalEmail } from './signups.ts';

/** One contact message, as stored. */
export type Message = Selectable<MessageTable>;

/** A topic in words: `fit-check, from faq`. */
const topicOf = ({ from, type }: Pick<ContactMessage, 'from' | 'type'>): string =>
  [type, from && `from ${from}`].filter(Boolean).join(', ');

/**
 * Stores a message, and with it, in one transaction, the order to pass it on. A quarantined one is
 * passed on once the owner releases it.
 */
export async function storeMessage(
  db: Kysely<Tables>,
  input: ContactMessage,
  status: MessageStatus,
  channels: readonly Channel[],
  now: Date,
): Promise<void> {
  const { from, type, ...rest } = input;
  const row = {
    ...rest,
    id: randomUUID(),
    email_normal: normalEmail(input.email),
    topic: topicOf({ from, type }),
    status,
    created_at: now.toISOString(),
  };
  if (status === 'quarantined' || channels.length === 0) {
    await db.insertInto('messages').values(row).execute();
    return;
  }
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('messages').values(row).execute();
    await enqueue(tx, [row.id], channels, now);
  });
}

/** All messages from the oldest, in pages. */
export const eachMessage = (
  db: Kysely<Tables>,
  filter: { status?: MessageStatus } = {},
  pageSize = 500,
): AsyncGenerator<Message> =>
  inPages(pageSize, (last) =>
    db
      .selectFrom('messages')
      .selectAll()
      .where(comesAfter(last))
      .$if(filter.status !== undefined, (query) => query.where('status', '=', filter.status!))
      .orderBy('created_at')
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  );

/** The newest messages first. */
export const latestMessages = (
  db: Kysely<Tables>,
  limit: number,
  status?: MessageStatus,
): Promise<Message[]> =>
  db
    .selectFrom('messages')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** How many messages there are, by status. */
export async function countMessages(db: Kysely<Tables>): Promise<Record<MessageStatus, number>> {
  const rows = await db
    .selectFrom('messages')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = { active: 0, quarantined: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

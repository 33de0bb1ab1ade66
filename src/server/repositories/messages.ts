import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { contact, type ContactMessage } from '../../api/forms/contact.ts';
import { fieldNames } from '../../api/forms/form.ts';
import type { Store } from '../store/store.ts';
import type { Channel, MessageStatus, MessageTable, Tables } from '../store/tables.ts';
import { dayMs } from '../time.ts';
import { queueNotices } from './notices.ts';
import { normalEmail } from './signups.ts';

/** One contact message, as stored. */
export type Message = Selectable<MessageTable>;

/** What the owner reads of a message, in order. */
export const messageColumns = [
  'created_at',
  ...fieldNames(contact),
  'topic',
  'status',
  'retained',
  'id',
] as const satisfies (keyof Message)[];

/** A topic in words: `fit-check, from faq`. */
const topicOf = ({ from, type }: Pick<ContactMessage, 'from' | 'type'>): string =>
  [type, from && `from ${from}`].filter(Boolean).join(', ');

/** For how long the same words from the same person are the same message, in milliseconds. */
const repeatMs = dayMs;

/**
 * Stores a message, and with it the notice that passes it on: both or neither. A quarantined one is
 * passed on once the owner releases it. Someone who sends the same again within a day, because no
 * answer came, has sent one message; a repeat beyond doubt lifts it out of quarantine.
 */
export async function storeMessage(
  { db, kind }: Pick<Store, 'db' | 'kind'>,
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
  const same = sameAs(row, new Date(now.getTime() - repeatMs));
  const columns = Object.keys(row) as (keyof typeof row)[];
  const store = db
    .insertInto('messages')
    .columns(columns)
    .expression(
      db
        .selectNoFrom(() => columns.map((column) => sql.val(row[column]).as(column)))
        .where((eb) => eb.not(eb.exists(eb.selectFrom('messages').select('id').where(same)))),
    );
  const release = db
    .updateTable('messages')
    .set({ status })
    .where(same)
    .where('status', '=', 'quarantined');
  await db.transaction().execute(async (tx) => {
    // PostgreSQL would let two of the same pass at once; SQLite has one writer.
    if (kind === 'postgres')
      await sql`select pg_advisory_xact_lock(hashtext(${row.email_normal}))`.execute(tx);
    await tx.executeQuery(store);
    if (status !== 'active') return;
    await tx.executeQuery(release);
    await queueNotices(tx, 'message', same, channels, now);
  });
}

/** What two messages must have in common to be the same; the address counts in its normal form. */
const compared = [
  'email_normal',
  ...fieldNames(contact).filter((name) => name !== 'email'),
  'topic',
] as const;

/** True of messages that say the same as `row`, since `since`. */
const sameAs =
  (row: Pick<MessageTable, (typeof compared)[number]>, since: Date) =>
  (eb: ExpressionBuilder<Tables, 'messages'>) =>
    eb.and([
      ...compared.map((column) => eb(column, '=', row[column])),
      eb('created_at', '>', since.toISOString()),
    ]);

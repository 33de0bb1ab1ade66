import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { contact, type ContactMessage } from '../../api/forms/contact.ts';
import { fieldNames } from '../../api/forms/form.ts';
import type { Channel, Database, MessageTable } from '../store/tables.ts';
import { dayOf } from '../time.ts';
import { queueNotices } from './notices.ts';
import { normalEmail } from './signups.ts';

export type Message = Selectable<MessageTable>;

/** Columns of a message that the owner reads, in order. */
export const messageColumns = [
  'created_at',
  ...fieldNames(contact),
  'topic',
  'status',
  'retained',
  'id',
] as const satisfies (keyof Message)[];

type Missing = Exclude<keyof Message, (typeof messageColumns)[number] | 'email_normal'>;
// A new column fails to compile here until it is named above.
true satisfies [Missing] extends [never] ? true : Missing;

/**
 * Stores a message and queues its notice to the owner; the notice of a quarantined message is queued when it
 * is released. The same words sent again by the same person on the same day (UTC) are one message; a repeat
 * that is not suspect lifts the message out of quarantine.
 */
export async function storeMessage(
  db: Database,
  { from, type, ...rest }: ContactMessage,
  status: Message['status'],
  channels: readonly Channel[],
  now: Date,
): Promise<void> {
  const said = {
    ...rest,
    email_normal: normalEmail(rest.email),
    // Such as `fit-check, from faq`.
    topic: [type, from && `from ${from}`].filter(Boolean).join(', '),
  };
  // The same words on the same day have the same id.
  const words = JSON.stringify([dayOf(now), { ...said, email: '' }]);
  const id = createHash('sha256').update(words).digest('hex').slice(0, 32);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('messages')
      .values({ ...said, id, status, created_at: now.toISOString() })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ status })
          .where(sql<boolean>`excluded.status = 'active'`),
      )
      .execute();
    if (status === 'active') await queueNotices(tx, 'message', sql`id = ${id}`, channels, now);
  });
}

import { type RawBuilder, sql } from 'kysely';
import type { Channel, Database, NoticeKind } from '../store/tables.ts';

/**
 * Queues one notice about each of the rows for each channel, unless that notice is in the outbox already.
 *
 * @param rows - Condition that selects the rows, as after `where`.
 * @param suffix - Distinguishes a later notice of the same kind about the same row. Default: none.
 */
export async function queueNotices(
  db: Database,
  kind: Exclude<NoticeKind, 'digest' | 'pause'>,
  rows: RawBuilder<unknown>,
  channels: readonly Channel[],
  due: Date,
  suffix = '',
): Promise<void> {
  const at = due.toISOString();
  const table = kind === 'message' ? 'messages' : 'signups';
  const about = sql.ref(kind === 'message' ? 'message_id' : 'signup_id');
  const id = sql.ref(`${table}.id`);
  for (const channel of channels)
    await sql`insert into outbox (id, kind, subject, ${about}, channel, next_attempt_at, created_at)
      select ${id} || ${`-${kind}${suffix}-${channel}`}, ${kind}, ${id} || ${suffix}, ${id}, ${channel}, ${at}, ${at}
      from ${sql.table(table)} where ${rows}
      on conflict do nothing`.execute(db);
}

/**
 * Queues a report to the owner, only once for each channel even if several processes queue it.
 *
 * @param subject - The day of a digest, or the moment of a pause.
 */
export async function queueReport(
  db: Database,
  kind: 'digest' | 'pause',
  subject: string,
  channels: readonly Channel[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  for (const channel of channels)
    await sql`insert into outbox (id, kind, subject, channel, next_attempt_at, created_at)
      values (${`${subject}-${kind}-${channel}`}, ${kind}, ${subject}, ${channel}, ${at}, ${at})
      on conflict do nothing`.execute(db);
}

import { type RawBuilder, sql } from 'kysely';
import type { Channel, Database } from '../store/tables.ts';

/** What a notice of each kind is about. */
const tableOf = {
  message: 'messages',
  signup: 'signups',
  confirmation: 'signups',
  invitation: 'signups',
} as const;

/**
 * Puts a notice about each of the rows into the outbox, for each channel. What is there already
 * stays as it is.
 *
 * @param rows - Which rows, as `where` of a query.
 * @param due - From when it may be passed on.
 * @param suffix - Makes a later notice about the same row another one.
 */
export async function queueNotices(
  db: Database,
  kind: keyof typeof tableOf,
  rows: RawBuilder<unknown>,
  channels: readonly Channel[],
  due: Date,
  suffix = '',
): Promise<void> {
  const at = due.toISOString();
  const table = tableOf[kind];
  const about = sql.ref(table === 'messages' ? 'message_id' : 'signup_id');
  const id = sql.ref(`${table}.id`);
  for (const channel of channels)
    await sql`insert into outbox (id, kind, subject, ${about}, channel, next_attempt_at, created_at)
      select ${id} || ${`-${kind}${suffix}-${channel}`}, ${kind}, ${id} || ${suffix}, ${id}, ${channel}, ${at}, ${at}
      from ${sql.table(table)} where ${rows}
      on conflict do nothing`.execute(db);
}

/** Puts the digest of a day into the outbox; once, however many processes ask for it. */
export async function queueDigest(
  db: Database,
  day: string,
  channels: readonly Channel[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  for (const channel of channels)
    await sql`insert into outbox (id, kind, subject, channel, next_attempt_at, created_at)
      values (${`${day}-digest-${channel}`}, 'digest', ${day}, ${channel}, ${at}, ${at})
      on conflict do nothing`.execute(db);
}

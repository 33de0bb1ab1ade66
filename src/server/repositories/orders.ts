import { randomUUID } from 'node:crypto';
import {
  type Compilable,
  type Expression,
  expressionBuilder,
  type ExpressionBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import type { Channel, Database, Tables } from '../store/tables.ts';

/** What a notice of each kind is about. */
const tableOf = { message: 'messages', signup: 'signups', confirmation: 'signups' } as const;

type TableOf = typeof tableOf;

/**
 * Orders a notice about each of the rows, by each channel; idempotent, because what is ordered
 * already stays as it is. As a query, so that it can be stored together with the row.
 *
 * @param rows - Which rows, as `where` of a query.
 * @param suffix - Makes a later notice about the same row another one.
 */
export const ordersFor = <Kind extends keyof TableOf>(
  db: Database,
  kind: Kind,
  rows: (eb: ExpressionBuilder<Tables, TableOf[Kind]>) => Expression<SqlBool>,
  channels: readonly Channel[],
  now: Date,
  suffix = '',
): Compilable[] =>
  channels.map((channel) => {
    const at = now.toISOString();
    const table = tableOf[kind];
    const about = table === 'messages' ? 'message_id' : 'signup_id';
    const condition = rows(expressionBuilder<Tables, TableOf[Kind]>());
    const id = sql.ref(`${table}.id`);
    // Rows may be many: each order gets an identity of its own, made of the two it joins.
    return {
      compile: () =>
        sql`insert into outbox (id, kind, subject, ${sql.ref(about)}, channel, next_attempt_at, created_at)
          select ${id} || ${`-${kind}${suffix}-${channel}`}, ${kind}, ${id} || ${suffix}, ${id}, ${channel}, ${at}, ${at}
          from ${sql.table(table)} where ${condition}
          on conflict do nothing`.compile(db),
    };
  });

/** Orders the digest of a day; once, however many processes ask for it. */
export async function orderDigest(
  db: Database,
  day: string,
  channels: readonly Channel[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const rows = channels.map((channel) => ({
    id: randomUUID(),
    kind: 'digest' as const,
    subject: day,
    channel,
    next_attempt_at: at,
    created_at: at,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'subject', 'channel']).doNothing())
    .execute();
}

import { sql } from 'kysely';
import type { Database } from '../store/tables.ts';

// The database's own clock, so that processes whose clocks differ count alike.
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Takes one token from the bucket `key`, in one atomic statement. PostgreSQL only.
 *
 * @param step - Milliseconds in which one token grows back.
 * @param span - Milliseconds in which a whole bucket does.
 * @returns Whether there was one.
 */
export async function takeToken(
  db: Database,
  key: string,
  step: number,
  span: number,
): Promise<boolean> {
  const next = sql<number>`greatest(rates.empty_at, ${now}) + ${step}::bigint`;
  const row = await db
    .insertInto('rates')
    .values({ key, empty_at: sql<number>`${now} + ${step}::bigint` })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ empty_at: next })
        .where(sql<boolean>`${next} <= ${now} + ${span}::bigint`),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets buckets that are empty again. PostgreSQL only. */
export async function forgetRates(db: Database): Promise<void> {
  await db.deleteFrom('rates').where('empty_at', '<', now).execute();
}

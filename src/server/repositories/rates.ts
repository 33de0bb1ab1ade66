import { sql } from 'kysely';
import type { Database } from '../store/tables.ts';

// The database's own clock, so that processes whose clocks differ count alike.
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Takes one token from the bucket `key`, in one atomic statement, if there is one. PostgreSQL only.
 *
 * @param step - Milliseconds in which one token grows back.
 * @param span - Milliseconds in which a whole bucket does.
 */
export async function takeToken(
  db: Database,
  key: string,
  step: number,
  span: number,
): Promise<boolean> {
  const { rows } =
    await sql`insert into rates (key, empty_at) values (${key}, ${now} + ${step}::bigint)
    on conflict (key) do update set empty_at = greatest(rates.empty_at, ${now}) + ${step}::bigint
    where greatest(rates.empty_at, ${now}) + ${step}::bigint <= ${now} + ${span}::bigint
    returning key`.execute(db);
  return rows.length > 0;
}

/** Forgets buckets that are empty again. PostgreSQL only. */
export async function forgetRates(db: Database): Promise<void> {
  await db.deleteFrom('rates').where('empty_at', '<', now).execute();
}

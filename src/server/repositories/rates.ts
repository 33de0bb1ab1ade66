import { sql } from 'kysely';
import type { Database } from '../store/tables.ts';

// The database's own clock, so that processes whose clocks differ count alike.
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Takes a token that grows back in `step` milliseconds, a whole bucket of them in `span`, if it can. */
export async function takeToken(db: Database, key: string, step: number, span: number) {
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

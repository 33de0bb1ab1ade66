import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { HttpProblem } from './http/httpProblem.ts';
import { settingOnce } from './repositories/settings.ts';
import type { Store } from './store/store.ts';
import type { Database } from './store/tables.ts';
import { minuteMs } from './time.ts';

/** Counts a request to `bucket` for each network it comes from; throws a 429 when it is one too many. */
export type RateLimit = (bucket: string, networks: readonly string[]) => Promise<void>;

/**
 * A token bucket for each network: `perMinute` requests at once (0 for no limit), refilled evenly over a
 * minute, and ten times as many for the network around it. One process counts in memory; on PostgreSQL
 * all processes count together in the database.
 */
export async function createRateLimit(store: Store, perMinute: number): Promise<RateLimit> {
  if (perMinute === 0) return () => Promise.resolve();
  const step = Math.floor(minuteMs / perMinute);
  const take = store.kind === 'postgres' ? await sharedBuckets(store) : ownBuckets();
  const details = { headers: { 'Retry-After': String(Math.ceil(step / 1000)) } };
  return async (bucket, networks) => {
    for (const [level, network] of networks.entries()) {
      const share = Math.max(1, Math.floor(step / 10 ** level));
      if (!(await take(`${bucket} ${network}`, share))) throw new HttpProblem(429, details);
    }
  };
}

/** Takes a token that grows back in `step` milliseconds, if there is one. */
type Take = (key: string, step: number) => Promise<boolean>;

/**
 * Buckets in memory that does not grow with the networks that come. Which two buckets a network fills
 * depends on a secret, so that nobody can aim at another's; it is refused once both are full.
 */
function ownBuckets(): Take {
  const slots = 2 ** 20;
  const emptyAt = new Float64Array(slots);
  const secret = randomBytes(32);
  return (key, step) => {
    const now = performance.now();
    const hash = createHmac('sha256', secret).update(key).digest();
    const both = [hash.readUInt32LE(0) % slots, hash.readUInt32LE(4) % slots];
    const least = Math.min(...both.map((slot) => emptyAt[slot] ?? 0));
    const next = Math.max(least, now) + step;
    if (next > now + minuteMs) return Promise.resolve(false);
    for (const slot of both) emptyAt[slot] = Math.max(emptyAt[slot] ?? 0, next);
    return Promise.resolve(true);
  };
}

/** Buckets in the database, under a keyed hash: the address itself is stored nowhere. */
async function sharedBuckets({ db }: Store): Promise<Take> {
  const salt = await settingOnce(db, 'rate_salt', randomBytes(32).toString('base64url'));
  return async (key, step) => {
    const hash = createHmac('sha256', salt).update(key).digest('base64url');
    const { rows } =
      await sql`insert into rates (key, empty_at) values (${hash}, ${clock} + ${step}::bigint)
      on conflict (key) do update set empty_at = greatest(rates.empty_at, ${clock}) + ${step}::bigint
      where greatest(rates.empty_at, ${clock}) + ${step}::bigint <= ${clock} + ${minuteMs}::bigint
      returning key`.execute(db);
    return rows.length > 0;
  };
}

// The database's own clock, so that processes whose clocks differ count alike.
const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Forgets buckets that are empty again. PostgreSQL only. */
export async function forgetRates(db: Database): Promise<void> {
  await db.deleteFrom('rates').where('empty_at', '<', clock).execute();
}

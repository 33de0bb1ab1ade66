import { createHmac, randomBytes } from 'node:crypto';
import { HttpProblem } from './http/httpProblem.ts';
import { takeToken } from './repositories/rates.ts';
import { settingOnce } from './repositories/settings.ts';
import type { Store } from './store/store.ts';

/**
 * Counts a request of `network` against `bucket` (a name, one for each route).
 *
 * @throws HttpProblem 429 with Retry-After when it is one too many.
 */
export type RateLimit = (bucket: string, network: string) => Promise<void>;

const minute = 60_000;

/**
 * A token bucket for each network: `perMinute` requests at once, refilled evenly over a minute. One
 * process counts in memory; on PostgreSQL all processes count together in the database.
 *
 * @param perMinute - 0 turns it off.
 */
export async function createRateLimit(store: Store, perMinute: number): Promise<RateLimit> {
  if (perMinute === 0) return () => Promise.resolve();
  const step = Math.floor(minute / perMinute);
  const take = store.kind === 'postgres' ? await sharedBuckets(store, step) : ownBuckets(step);
  const refusal = { headers: { 'Retry-After': String(Math.ceil(step / 1000)) } };
  return async (bucket, network) => {
    if (!(await take(`${bucket} ${network}`))) throw new HttpProblem(429, refusal);
  };
}

type Take = (key: string) => Promise<boolean>;

/** Buckets in memory, forgotten once they are empty. */
function ownBuckets(step: number): Take {
  const emptyAt = new Map<string, number>();
  let sweepAt = performance.now() + minute;
  return (key) => {
    const now = performance.now();
    if (now > sweepAt) {
      sweepAt = now + minute;
      for (const [name, moment] of emptyAt) if (moment < now) emptyAt.delete(name);
    }
    const next = Math.max(emptyAt.get(key) ?? 0, now) + step;
    if (next > now + minute) return Promise.resolve(false);
    emptyAt.set(key, next);
    return Promise.resolve(true);
  };
}

/** Buckets in the database, under a keyed hash: the address itself is stored nowhere. */
async function sharedBuckets(store: Store, step: number): Promise<Take> {
  const salt = await settingOnce(store.db, 'rate_salt', randomBytes(32).toString('base64url'));
  return (key) => {
    const hash = createHmac('sha256', salt).update(key).digest('base64url');
    return takeToken(store.db, hash, step, minute);
  };
}

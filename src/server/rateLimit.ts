import { createHmac, randomBytes } from 'node:crypto';
import { HttpProblem } from './http/httpProblem.ts';
import { minuteMs } from './time.ts';

/** Counts a request to `bucket` for each network it comes from; throws a 429 when it is one too many. */
export type RateLimit = (bucket: string, networks: readonly string[]) => void;

/**
 * A token bucket for each network: `perMinute` requests at once (0 for no limit), refilled evenly over a
 * minute, and ten times as many for the network around it. Each process counts by itself.
 */
export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return () => {};
  const step = Math.floor(minuteMs / perMinute);
  const take = createBuckets();
  const details = { headers: { 'Retry-After': String(Math.ceil(step / 1000)) } };
  return (bucket, networks) => {
    for (const [level, network] of networks.entries())
      if (!take(`${bucket} ${network}`, Math.max(1, Math.floor(step / 10 ** level))))
        throw new HttpProblem(429, details);
  };
}

/**
 * Buckets in memory that does not grow with the networks that come. Which two buckets a network fills
 * depends on a secret, so that nobody can aim at another's; it is refused once both are full.
 *
 * @returns Takes a token that grows back in `step` milliseconds, if there is one.
 */
function createBuckets() {
  const slots = 2 ** 20;
  const emptyAt = new Float64Array(slots);
  const secret = randomBytes(32);
  return (key: string, step: number): boolean => {
    const now = performance.now();
    const hash = createHmac('sha256', secret).update(key).digest();
    const both = [hash.readUInt32LE(0) % slots, hash.readUInt32LE(4) % slots];
    const least = Math.min(...both.map((slot) => emptyAt[slot] ?? 0));
    const next = Math.max(least, now) + step;
    if (next > now + minuteMs) return false;
    for (const slot of both) emptyAt[slot] = Math.max(emptyAt[slot] ?? 0, next);
    return true;
  };
}

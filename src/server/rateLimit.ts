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

/** Takes a token that grows back in `step` milliseconds, if there is one. */
function createBuckets() {
  /** When each bucket is empty, the one used last at the end. */
  const emptyAt = new Map<string, number>();
  return (key: string, step: number): boolean => {
    const now = performance.now();
    for (const [oldest, at] of emptyAt)
      if (at <= now) emptyAt.delete(oldest);
      else break;
    const next = Math.max(emptyAt.get(key) ?? 0, now) + step;
    if (next > now + minuteMs) return false;
    emptyAt.delete(key);
    emptyAt.set(key, next);
    return true;
  };
}

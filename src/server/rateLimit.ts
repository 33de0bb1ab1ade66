import { HttpProblem } from './http/httpProblem.ts';
import { minuteMs } from './time.ts';

/** Counts a request to `bucket` for each network it comes from; throws a 429 when there are too many. */
export type RateLimit = (bucket: string, networks: readonly string[]) => void;

/**
 * A token bucket for each network: `perMinute` requests at once (0 for no limit), refilled evenly over a
 * minute; each larger network around it may send ten times as many. Each process counts by itself.
 */
export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return () => {};
  const step = Math.floor(minuteMs / perMinute);
  /** When (`performance.now()`) a bucket has all its tokens back; the bucket used last is at the end. */
  const fullAt = new Map<string, number>();
  const details = { headers: { 'Retry-After': String(Math.ceil(step / 1000)) } };
  return (bucket, networks) => {
    for (const [level, network] of networks.entries())
      if (!take(fullAt, `${bucket} ${network}`, Math.max(1, Math.floor(step / 10 ** level))))
        throw new HttpProblem(429, details);
  };
}

/** Takes a token, which is back after `step` milliseconds; returns false when there is none. */
function take(fullAt: Map<string, number>, key: string, step: number): boolean {
  const now = performance.now();
  for (const [oldest, at] of fullAt) {
    if (at > now) break;
    fullAt.delete(oldest);
  }
  const next = Math.max(fullAt.get(key) ?? 0, now) + step;
  if (next > now + minuteMs) return false;
  fullAt.delete(key);
  fullAt.set(key, next);
  return true;
}

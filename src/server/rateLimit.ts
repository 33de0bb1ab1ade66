import { HttpProblem } from './http/httpProblem.ts';
import { minuteMs } from './time.ts';

/**
 * Counts a request to `path` for each network it comes from, the smallest first; throws a 429 when one of them
 * has sent too many.
 */
export type RateLimit = (path: string, networks: readonly string[]) => void;

/**
 * A token bucket for each path and network: `perMinute` requests at once (0 for no limit), refilled evenly over a
 * minute; each larger network around it may send ten times as many. Each process counts by itself.
 */
export function createRateLimit(perMinute: number): RateLimit {
  if (perMinute === 0) return () => {};
  const step = minuteMs / perMinute;
  /** In whole microseconds, so that the sum of many steps never exceeds a minute by rounding. */
  const stepOf = (share: number): number => Math.floor((1000 * step) / share) / 1000;
  /** When (`performance.now()`) a bucket has all its tokens back; the bucket used last is at the end. */
  const fullAt = new Map<string, number>();
  const details = { headers: { 'Retry-After': String(Math.ceil(step / 1000)) } };
  return (path, networks) => {
    for (const [timesLarger, network] of networks.entries())
      if (!take(fullAt, `${path} ${network}`, stepOf(10 ** timesLarger)))
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

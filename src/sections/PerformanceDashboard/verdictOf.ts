import type { Measurements, MetricName } from './types.ts';

/** Verdict on a value: `waiting` where there is none yet, `unmeasured` where there will be none. */
export function verdictOf(
  value: Measurements[MetricName],
  target: number,
): 'waiting' | 'within' | 'over' | 'unmeasured' {
  if (value === undefined) return 'waiting';
  if (value === null) return 'unmeasured';
  return value <= target ? 'within' : 'over';
}

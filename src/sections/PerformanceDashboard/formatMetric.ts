import type { MetricName } from './types.ts';

/** A value as people read it: short times in milliseconds, paints in seconds, shifts with three decimals. */
export function formatMetric(name: MetricName, value: number): string {
  if (name === 'cls') return value.toFixed(3);
  if (name === 'ttfb') return `${Math.round(value)} ms`;
  return `${(value / 1000).toFixed(2)} s`;
}

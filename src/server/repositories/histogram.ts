import type { FieldMetric } from '../../contract/fieldData.ts';

// Each bucket reaches a tenth further than the one before, so that a percentile is at most a tenth
// too high whatever its size, and the number of buckets is fixed.
const growth = 1.1;
const first = 10;
const last = 95;

/** Layout shifts are small: 0.1 counts like a second. */
const scaleOf = (metric: FieldMetric): number => (metric === 'cls' ? 10_000 : 1);

/** The bucket that a value falls into: 0 to 95. */
export function bucketOf(metric: FieldMetric, value: number): number {
  const scaled = value * scaleOf(metric);
  if (scaled <= first) return 0;
  return Math.min(last, Math.ceil(Math.log(scaled / first) / Math.log(growth)));
}

/** The largest value of a bucket. */
const topOf = (metric: FieldMetric, bucket: number): number => {
  const value = (first * growth ** bucket) / scaleOf(metric);
  return metric === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value);
};

/** The value that three of four stay within, from counts by bucket in rising order; undefined for none. */
export function p75(
  metric: FieldMetric,
  buckets: readonly { readonly bucket: number; readonly count: number }[],
): number | undefined {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { bucket, count } of buckets) {
    seen += count;
    if (seen >= total * 0.75) return topOf(metric, bucket);
  }
  return undefined;
}

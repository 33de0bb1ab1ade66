/** What is measured: time to first byte, first and largest contentful paint, layout shift. */
export type MetricName = 'ttfb' | 'fcp' | 'lcp' | 'cls';

/**
 * Values so far: times in milliseconds, the layout shift without a unit. What has not happened is
 * absent, what this browser does not measure is null.
 */
export type Measurements = Readonly<Partial<Record<MetricName, number | null>>>;

/** What is said of a metric beside its value. */
export interface MetricCopy {
  readonly name: MetricName;
  readonly label: string;
  /** What the metric tells, in a sentence. */
  readonly meaning: string;
  /** Value that should not be exceeded, in the metric's own unit. */
  readonly target: number;
  /** The target in words, such as 'under 200 ms'. */
  readonly targetText: string;
}

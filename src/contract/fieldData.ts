/** Where browsers post how fast a page was, and read how fast all pages were; apart from the other
 * paths, because it is off by default and pages that do not need it must not carry it. */
export const fieldDataPath = '/api/field-data';

/** What browsers measure of a page: first byte, first and largest paint, answer to a press, layout shift. */
export const fieldMetrics = ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const;

export type FieldMetric = (typeof fieldMetrics)[number];

/** The speed of one route as its visitors had it. */
export interface FieldRoute {
  /** Path of the page; `/answers/*` for all articles. */
  readonly route: string;
  /** Views that reported a first byte, which is every view that reported. */
  readonly views: number;
  /** Three of four views were at least as good. In milliseconds; the layout shift has no unit. */
  readonly p75: Readonly<Partial<Record<FieldMetric, number>>>;
}

/** What `GET /api/field-data` answers. */
export interface FieldData {
  /** How many days back it reaches. */
  readonly days: number;
  /** The most viewed first. */
  readonly routes: readonly FieldRoute[];
}

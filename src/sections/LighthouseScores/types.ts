/** Lighthouse's categories. */
export type ScoreCategory = 'performance' | 'accessibility' | 'bestPractices' | 'seo';

/** One run of `npm run lighthouse` over the built site. */
export interface LighthouseRun {
  /** Version of Lighthouse. */
  readonly version: string;
  /** ISO day (YYYY-MM-DD) of the run. */
  readonly date: string;
  /** The lowest score of all pages in each category, 0 to 100. */
  readonly scores: Readonly<Record<ScoreCategory, number>>;
}

/** What a score is worth. */
export type ScoreRating = 'good' | 'fair' | 'poor';

/** Green from 90, yellow from 50, red below. */
export const ratingOf = (score: number): ScoreRating =>
  score >= 90 ? 'good' : score >= 50 ? 'fair' : 'poor';

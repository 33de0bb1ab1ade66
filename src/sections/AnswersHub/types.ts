/** What the index knows of an article. */
export interface AnswerSummary {
  readonly slug: string;
  /** What it is, in a few words. */
  readonly kind: string;
  /** How long reading it takes. */
  readonly minutes: number;
  readonly sourceCount: number;
  readonly title: string;
  readonly description: string;
  /** The first points; at most two. */
  readonly keyPoints: readonly string[];
  /** How many points the article has. */
  readonly pointCount: number;
}

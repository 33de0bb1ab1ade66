/** What the index knows of an article. */
export interface AnswerSummary {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** The first points; at most two. */
  readonly keyPoints: readonly string[];
  /** How many points the article has. */
  readonly pointCount: number;
}

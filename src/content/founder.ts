/** Texts that only the founder may write. While one is missing, pages leave out the part that shows it. */
export interface FounderWords {
  /** Paragraphs of the story on /about. */
  readonly story?: readonly string[];
  /** The biography on /press, for publication. */
  readonly bio?: string;
}

export const founderWords: FounderWords = {};

/** The founder's own words. Nobody else makes them up: while a text is missing, its place is left out. */
export interface FounderWords {
  /** Paragraphs of the story on /about. */
  readonly story?: readonly string[];
  /** The biography on /press, for publication. */
  readonly bio?: string;
}

export const founderWords: FounderWords = {};

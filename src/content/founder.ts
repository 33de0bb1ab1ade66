/** The founder's own words. Nobody else makes them up: while a text is missing, its place is left out. */
interface FounderWords {
  /** Paragraphs of the story on /about. */
  readonly story?: readonly string[];
  /** The biography on /press, for publication. */
  readonly bio?: string;
}

export const founderWords: FounderWords = {};

/** Where the texts that are missing belong; `npm run launch:check` lists them. */
export const missingFounderWords = (words: FounderWords): string[] => [
  ...(words.story === undefined ? ['founder.ts, story: /about has no story of the founder.'] : []),
  ...(words.bio === undefined ? ['founder.ts, bio: /press has no biography of the founder.'] : []),
];

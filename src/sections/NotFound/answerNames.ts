/** What a suggestion on the 404 page needs of an article. */
export interface AnswerName {
  readonly slug: string;
  readonly title: string;
}

/** What is fetched first: names of articles, and which further files there are. */
export interface AnswerNames {
  readonly names: readonly AnswerName[];
  /** First letters of words in slugs that `names` does not hold; each has a file of names. Empty where it holds all. */
  readonly parts: readonly string[];
}

/** In which further file a word's articles are. */
export const partOfWord = (word: string): string => word.slice(0, 2);

/** The further files that may know what was asked for; at most four. */
export const partsFor = (asked: string, { parts }: AnswerNames): string[] =>
  [...new Set((asked.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(partOfWord))]
    .filter((part) => parts.includes(part))
    .slice(0, 4);

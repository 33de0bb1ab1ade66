/** The data of an article that a suggestion on the 404 page needs. */
export interface AnswerName {
  readonly slug: string;
  readonly title: string;
}

/** Content of the file that is fetched first: names of articles, and which further files there are. */
export interface AnswerNames {
  readonly names: readonly AnswerName[];
  /** Names of the further files (see `partOfWord`), for articles that `names` leaves out. May be empty. */
  readonly parts: readonly string[];
}

/** Name of the further file for articles with this word in their slug: the word's first two letters. */
export const partOfWord = (word: string): string => word.slice(0, 2);

/** Names of the further files that may hold what was asked for; at most four. */
export const partsFor = (asked: string, { parts }: AnswerNames): string[] =>
  [...new Set((asked.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(partOfWord))]
    .filter((part) => parts.includes(part))
    .slice(0, 4);

import type { CompetencyId } from '../types.ts';

/**
 * Phrases, a string each. Words match in each of their forms (`coach` is also coaching), articles and
 * possessives between them do not count, `/` stands between words of which one is enough, `…` for up to
 * four other words, and `#` for a number.
 */
export type Phrases = readonly string[];

/** Phrases that speak for one competency. */
export interface PhraseGroup {
  readonly competency: CompetencyId;
  /** Words that take the meaning away where they stand within five words. */
  readonly unless?: readonly string[];
  /** Whether only these very words match, and not their other forms. Default: false. */
  readonly isExact?: boolean;
  readonly phrases: Phrases;
}

/** Phrases from a text in which commas stand between them. */
export const listOf = (text: string): Phrases => text.split(',').map((phrase) => phrase.trim());

import type { CompetencyId } from '../types.ts';

/**
 * Phrases, each a string. Every form of a word matches (`coach` also matches coaching); articles and
 * possessives between words are ignored. `/` separates alternative words, `…` allows up to four other words,
 * and `#` is a number.
 */
export type Phrases = readonly string[];

/** Phrases that speak for one competency. */
export interface PhraseGroup {
  readonly competency: CompetencyId;
  /** Words that exclude a match if they are within five words of the phrase. */
  readonly unless?: readonly string[];
  /** Whether the words match exactly as written, and not in their other forms. Default false. */
  readonly isExact?: boolean;
  readonly phrases: Phrases;
}

/** Splits a list of phrases at its commas. */
export const listOf = (text: string): Phrases => text.split(',').map((phrase) => phrase.trim());

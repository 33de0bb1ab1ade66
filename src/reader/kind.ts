import { english, jobSigns, otherLanguages } from './lexicon/signs.ts';
import { findIn, matcherOf } from './match.ts';
import type { ReadingKind } from './types.ts';
import type { Word } from './words.ts';

/** UTF-16 units that the reader takes. */
export const longestText = 20_000;
const fewestWords = 12;
const fewestSigns = 3;

const signs = matcherOf([{ phrases: jobSigns }]);

/** The end of the Latin letters. */
const latinEnd = 0x250;

function isOtherLanguage(words: readonly Word[]): boolean {
  const lengths = { latin: 0, other: 0 };
  for (const { word } of words)
    lengths[(word.codePointAt(0) ?? 0) < latinEnd ? 'latin' : 'other'] += word.length;
  if (lengths.other > lengths.latin) return true;
  const others = words.filter(({ word }) => otherLanguages.has(word)).length;
  return others > words.filter(({ word }) => english.has(word)).length;
}

/**
 * Whether a text can be read as a job description, and why not. A mark tells as much as a sign.
 * Stops after each sentence.
 */
export function* kindOf(
  text: string,
  sentences: readonly (readonly Word[])[],
  marks: number,
): Generator<undefined, ReadingKind> {
  if (text.trim() === '') return 'empty';
  if (text.length > longestText) return 'long';
  const words = sentences.flat();
  if (isOtherLanguage(words)) return 'other-language';
  if (words.length < fewestWords) return 'short';
  const found = new Set<string>();
  for (const sentence of sentences) {
    for (const { phrase } of findIn(signs, sentence)) found.add(phrase);
    yield;
  }
  return found.size + marks < fewestSigns ? 'not-a-job' : 'read';
}

import { english, jobSigns, otherLanguages } from './lexicon/signs.ts';
import { findIn, matcherOf } from './match.ts';
import type { ReadingKind } from './types.ts';
import type { Word } from './words.ts';

/** UTF-16 units that the reader takes. */
export const longestText = 20_000;
const fewestWords = 12;
const fewestSigns = 3;

const signs = matcherOf([{ phrases: jobSigns }]);

function isOtherLanguage(text: string, words: readonly Word[]): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 < letters) return true;
  const others = words.filter(({ word }) => otherLanguages.has(word)).length;
  return others > words.filter(({ word }) => english.has(word)).length;
}

/** Whether a text can be read as a job description, and why not. */
export function kindOf(text: string, sentences: readonly (readonly Word[])[]): ReadingKind {
  if (text.trim() === '') return 'empty';
  if (text.length > longestText) return 'long';
  const words = sentences.flat();
  if (isOtherLanguage(text, words)) return 'other-language';
  if (words.length < fewestWords) return 'short';
  const found = new Set<string>();
  for (const sentence of sentences)
    for (const { phrase } of findIn(signs, sentence)) found.add(phrase);
  return found.size < fewestSigns ? 'not-a-job' : 'read';
}

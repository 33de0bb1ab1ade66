import { costlyWordsOf } from './costly.ts';
import { factsOf } from './facts.ts';
import { kindOf, longestText } from './kind.ts';
import { isKnownWord, marksOf } from './marks.ts';
import { normalize } from './normalize.ts';
import { roleOf } from './role.ts';
import type { Place, Reading } from './types.ts';
import { paragraphsOf, sentencesOf } from './words.ts';

/**
 * Reads a job posting for a sales role by the fixed list of phrases in `lexicon`. Takes any text: what
 * cannot be read says so by its kind. A text that is too long has no marks.
 */
export function read(original: string): Reading {
  if (original.length > longestText)
    return { kind: 'long', role: 'seller', motion: 'both', marks: [], said: [], words: [] };
  const lower = original.toLowerCase();
  const { text, placeOf } = normalize(
    original,
    (word) => isKnownWord(word) || new RegExp(`\\b${word}\\b`).test(lower),
  );
  const sentences = [...sentencesOf(text)];
  const { at, role, motion } = roleOf(sentences);
  const inOriginal = <Found extends Place>(found: readonly Found[]): Found[] =>
    found.map((each) => ({ ...each, start: placeOf(each.start), end: placeOf(each.end) }));
  return {
    kind: kindOf(text, sentences, at),
    role,
    motion,
    marks: inOriginal(
      paragraphsOf(text, sentences).flatMap((paragraph) => marksOf(text, paragraph)),
    ),
    said: factsOf(text),
    words: inOriginal(costlyWordsOf(text, sentences)),
  };
}

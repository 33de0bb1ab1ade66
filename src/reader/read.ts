import { costlyWordsOf } from './costly.ts';
import { factsOf } from './facts.ts';
import { kindOf, longestText } from './kind.ts';
import { isKnownWord, marksOf } from './marks.ts';
import { normalize } from './normalize.ts';
import { roleOf } from './role.ts';
import type { Mark, Place, Reading } from './types.ts';
import { type Sentence, paragraphsOf, sentencesOf } from './words.ts';

/** Reads, and stops after each sentence and before each further step. */
function* reading(original: string): Generator<undefined, Reading> {
  if (original.length > longestText)
    return { kind: 'long', role: 'seller', motion: 'both', marks: [], said: [], words: [] };
  const lower = original.toLowerCase();
  const { text, placeOf } = normalize(
    original,
    (word) => isKnownWord(word) || new RegExp(`\\b${word}\\b`).test(lower),
  );
  const sentences: Sentence[] = [];
  for (const sentence of sentencesOf(text)) {
    sentences.push(sentence);
    yield;
  }
  const marks: Mark[] = [];
  for (const paragraph of paragraphsOf(text, sentences)) {
    marks.push(...marksOf(text, paragraph));
    yield;
  }
  const { at, role, motion } = roleOf(sentences);
  yield;
  const inOriginal = <Found extends Place>(found: readonly Found[]): Found[] =>
    found.map((each) => ({ ...each, start: placeOf(each.start), end: placeOf(each.end) }));
  return {
    kind: kindOf(text, sentences, at),
    role,
    motion,
    marks: inOriginal(marks),
    said: factsOf(text),
    words: inOriginal(costlyWordsOf(text, sentences)),
  };
}

/**
 * Reads a job posting for a sales role by the fixed list of phrases in `lexicon`. Takes any text: what
 * cannot be read says so by its kind. A text that is too long has no marks.
 */
export function read(text: string): Reading {
  const steps = reading(text);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** How many steps are taken before the page may draw: less than a frame on a slow phone. */
const slice = 20;

/** Reads as `read` does, in slices between which the page stays responsive. */
export async function readInSlices(text: string): Promise<Reading> {
  const steps = reading(text);
  for (let count = 1; ; count += 1) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (count % slice === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}

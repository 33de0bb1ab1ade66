import { stemmer } from 'stemmer';
import type { Place } from './types.ts';

/** A word in the forms in which it is compared with the phrases of `lexicon`. */
interface WordForm {
  /** The word in lower case, with a straight apostrophe. */
  readonly word: string;
  /** The stem, which all forms of the word share; `#` for a number. */
  readonly stem: string;
}

/** A word of a text with its place in it. */
export interface Word extends WordForm, Place {}

export type Sentence = readonly Word[];

/** Whether a sentence speaks to its reader. */
export const saysYou = (sentence: Sentence): boolean =>
  sentence.some(({ word }) => /^you(?:rs?|rself|rselves)?(?:['’]|$)/.test(word));

/** Words that are skipped, in the text and in the phrases. */
export const ignored: ReadonlySet<string> = new Set(
  'a an the our your their its his her own this these'.split(' '),
);

const numbers = new Set(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen couple several few'.split(
    ' ',
  ),
);

/** Soft hyphens and other invisible characters. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const wordOrNumber =
  /\p{L}[\p{L}\p{M}\u00AD\u200B-\u200D\u2060\uFEFF]*(?:['’]\p{L}+)?|\d(?:[\d.,]*\d)?/gu;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The stem that all forms of a word share, in British and US spelling: `prioritise` and `prioritizing`. */
export const stemOf = (word: string): string =>
  numbers.has(word)
    ? '#'
    : stemmer(word.replace(/'s?$/, '').replace(/([iy])s(e[sd]?|ing|ations?)$/, '$1z$2'));

function formOf(text: string): WordForm {
  const word = text.normalize('NFKC').replace(invisible, '').toLowerCase().replace('’', "'");
  return {
    word,
    stem: /^\d/.test(word) ? '#' : stemOf(word),
  };
}

/** The words of each sentence of a text, without those that are `ignored`. A line break ends a sentence. */
export function* sentencesOf(text: string): Generator<Word[]> {
  const forms = new Map<string, WordForm>();
  for (const { segment, index } of sentences.segment(text)) {
    const sentence: Word[] = [];
    for (const { 0: written, index: at } of segment.matchAll(wordOrNumber)) {
      const form = forms.get(written) ?? formOf(written);
      forms.set(written, form);
      const start = index + at;
      // "Our" is kept at the start: it shows that the sentence is about the company.
      if (!ignored.has(form.word) || (sentence.length === 0 && form.word === 'our'))
        sentence.push({ start, end: start + written.length, ...form });
    }
    if (sentence.length > 0) yield sentence;
  }
}

/** Place in the text of a range of words of a sentence. */
export const placeOf = (sentence: Sentence, first: number, last: number): Place => ({
  start: sentence[first]?.start ?? 0,
  end: sentence[last]?.end ?? 0,
});

import { stemmer } from 'stemmer';

/** What the phrases are compared with. */
interface WordForm {
  /** In lower case, with a straight apostrophe. */
  readonly word: string;
  /** What its forms have in common; `#` for a number and `$` for a sum of money. */
  readonly stem: string;
  /** Whether it is written as a name is: `Ohio`. */
  readonly isName: boolean;
}

/** A word of a text with its place in it. */
export interface Word extends WordForm {
  readonly start: number;
  readonly end: number;
}

/** Words that never decide whether a phrase matches. */
export const ignored: ReadonlySet<string> = new Set(
  'a an the our your their its his her own this these'.split(' '),
);

const numbers = new Set(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen couple several few'.split(
    ' ',
  ),
);

const wordOrSum =
  /(?:[$£€]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CAD|AUD|NZD|SGD|INR|AED|ZAR)\b)\s?\d(?:[\d.,]*\d)?(?:\s?(?:[kKmMbB]|bn|mm|million|thousand)\b)?|\d(?:[\d.,]*\d)?\s?(?:[kKmM]?\s?€|(?:[kKmM]|million|thousand|pounds|dollars|euros|grand|eur|EUR|SEK|USD|GBP)\b)|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?|\d(?:[\d.,]*\d)?/gu;
/** What makes a number a sum of money. */
const sum = /^(?:[$£€]|[a-z]{3}\s?\d)|[km]$|[a-z€]{3}|€$/;

/** A blank line, a line that starts a list item, a heading or a sentence, or one after `:` or `;`; other lines go on. */
const blockEnd =
  /(?<=[:;])\r?\n|\r?\n(?=[ \t]*(?:\r?\n|[-*•·–—#‣\p{So}\p{Sm}\p{Sc}]|\d{1,2}[.)]|\p{Lu}))|\r(?!\n)/gu;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** What the forms of a word have in common, in either spelling: `prioritise` and `prioritizing`. */
export const stemOf = (word: string): string =>
  numbers.has(word)
    ? '#'
    : stemmer(word.replace(/'s?$/, '').replace(/([iy])s(e[sd]?|ing|ations?)$/, '$1z$2'));

function formOf(text: string): WordForm {
  const word = text.toLowerCase().replace('’', "'");
  return {
    word,
    isName: /^\p{Lu}\p{Ll}/u.test(text),
    stem:
      sum.test(word) && /\d/.test(word) && word !== '401k'
        ? '$'
        : /^\d/.test(word)
          ? '#'
          : stemOf(word),
  };
}

/** The text in the same length, in which only the end of a block is a line break. */
function withoutWraps(text: string): string {
  let [joined, at] = ['', 0];
  for (const { 0: end, index } of text.matchAll(blockEnd)) {
    joined += text.slice(at, index).replace(/[\r\n]/g, ' ') + '\n'.repeat(end.length);
    at = index + end.length;
  }
  return joined + text.slice(at).replace(/[\r\n]/g, ' ');
}

/** The words of each sentence of a text, without articles and possessives. */
export function* sentencesOf(text: string): Generator<Word[]> {
  const forms = new Map<string, WordForm>();
  const segments = sentences.segment(withoutWraps(text))[Symbol.iterator]();
  const nextEnd = (): number => {
    const { value, done } = segments.next();
    return done === true ? Infinity : value.index + value.segment.length;
  };
  let end = nextEnd();
  let sentence: Word[] = [];
  for (const { 0: written, index: start } of text.matchAll(wordOrSum)) {
    const form = forms.get(written) ?? formOf(written);
    forms.set(written, form);
    if (start >= end) {
      if (sentence.length > 0) yield sentence;
      sentence = [];
      while (start >= end) end = nextEnd();
    }
    // "Our" at the start tells that a sentence speaks of the company.
    if (!ignored.has(form.word) || (sentence.length === 0 && form.word === 'our'))
      sentence.push({ start, end: start + written.length, ...form });
  }
  if (sentence.length > 0) yield sentence;
}

/** Sentences by paragraph, between which a line is blank; each by itself in a text without such lines. */
export function paragraphsOf(text: string, all: readonly Word[][]): Word[][][] {
  if (!/\n\s*\n/.test(text)) return all.map((sentence) => [sentence]);
  const paragraphs: Word[][][] = [];
  let end = 0;
  for (const sentence of all) {
    const [start, last] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0];
    const paragraph = paragraphs.at(-1);
    if (paragraph === undefined || /\n\s*\n/.test(text.slice(end, start)))
      paragraphs.push([sentence]);
    else paragraph.push(sentence);
    end = last;
  }
  return paragraphs;
}

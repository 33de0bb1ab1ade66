import { stemmer } from 'stemmer';

/** A word of a text with its place in it. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** In lower case, with a straight apostrophe. */
  readonly word: string;
  /** What its forms have in common; `#` for a number and `$` for a sum of money. */
  readonly stem: string;
}

/** Words that never decide whether a phrase matches. */
const ignored = new Set('a an the our your their its his her own this these'.split(' '));

const numbers = new Set(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred'.split(
    ' ',
  ),
);

const wordOrSum =
  /[$£€]\s?\d(?:[\d.,]*\d)?(?:\s?(?:[kKmM]|bn|mm|million|thousand)\b)?|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?|\d(?:[\d.,]*\d)?(?:[kKmM]\b)?/gu;

/** A blank line, or a line that starts a list item, a heading or a sentence; other lines go on. */
const blockEnd = /\r?\n(?=[ \t]*(?:\r?\n|[-*+•·–—#>|]|\d{1,2}[.)]|\p{Lu}))|\r(?!\n)/gu;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const stems = new Map<string, string>();
const mostStems = 20_000;

/** What the forms of a word have in common, in either spelling: `prioritise` and `prioritizing`. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = numbers.has(word)
    ? '#'
    : stemmer(word.replace(/'s?$/, '').replace(/([iy])s(e[sd]?|ing|ations?)$/, '$1z$2'));
  if (stems.size < mostStems) stems.set(word, stem);
  return stem;
}

function wordAt(text: string, start: number): Word {
  const word = text.toLowerCase().replace('’', "'");
  const stem = /^[$£€]/.test(text) ? '$' : /^\d/.test(text) ? '#' : stemOf(word);
  return { start, end: start + text.length, word, stem };
}

/** The blocks of a text, each with its place. */
function* blocksOf(text: string): Generator<[block: string, at: number]> {
  let at = 0;
  for (const { 0: end, index } of text.matchAll(blockEnd)) {
    yield [text.slice(at, index), at];
    at = index + end.length;
  }
  yield [text.slice(at), at];
}

/** The words of each sentence of a text, without articles and possessives. */
export function sentencesOf(text: string): Word[][] {
  const found: Word[][] = [];
  for (const [block, at] of blocksOf(text))
    // A line break within a block ends no sentence; the offsets stay.
    for (const { segment, index } of sentences.segment(block.replace(/[\r\n]/g, ' '))) {
      const words = Array.from(segment.matchAll(wordOrSum), (match) =>
        wordAt(match[0], at + index + match.index),
      ).filter(({ word }) => !ignored.has(word));
      if (words.length > 0) found.push(words);
    }
  return found;
}

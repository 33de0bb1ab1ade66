import { aside, besideNone, others } from './lexicon/asides.ts';
import { phraseGroups } from './lexicon/phrases.ts';
import { findIn, matcherOf, withoutOverlaps } from './match.ts';
import type { Mark } from './types.ts';
import { type Sentence, placeOf, saysYou, stemOf } from './words.ts';

/** Phrases of the same competency are joined to one mark if at most this many words are between them. */
const joined = 4;

const matcher = matcherOf(
  phraseGroups.map((group) => ({ ...group, unless: [...besideNone, ...(group.unless ?? [])] })),
);

/**
 * Joins known words that a line break divides. Soft hyphens replace the hyphen and the break, so that the
 * text keeps its length, and all offsets stay valid.
 */
export const withWholeWords = (text: string): string =>
  text.replaceAll(
    /(?<!\p{L})(\p{L}+)([-\u2010]\r?\n)(\p{Ll}+)/gu,
    (divided, before, end, after) => {
      const word = `${before}${after}`.toLowerCase();
      const isKnown = matcher.has(stemOf(word)) || text.toLowerCase().includes(word);
      return isKnown ? before + '\u00AD'.repeat(end.length) + after : divided;
    },
  );

/** Whether a sentence is about the company, its benefits or the law instead of the work. */
const isAside = (sentence: Sentence): boolean =>
  others.has(sentence[0]?.word ?? '') || sentence.some(({ word }) => aside.has(word));

/**
 * Two neighboring lines of at least this length, in characters, count as items of a list: text copied from a
 * browser has lost its bullets.
 */
const itemLength = 30;

/** Whether the line of a sentence is an item of a list: it has a bullet, no period, or a neighbor as above. */
function isItem(text: string, [first]: Sentence): boolean {
  const start = text.lastIndexOf('\n', first?.start ?? 0) + 1;
  const [line = '', next = ''] = text.slice(start).split('\n', 2);
  const before = text.slice(text.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1));
  if (/^\s*(?:[-*+•·–—#\p{So}]|\d{1,2}[.)])|^[^.!?]*$/u.test(line)) return true;
  return line.length >= itemLength && (before.length >= itemLength || next.length >= itemLength);
}

/** The marks of one sentence. */
function marksIn(sentence: Sentence): Mark[] {
  const marks: Mark[] = [];
  let before = { competency: '', last: 0 };
  for (const { rule, first, last } of withoutOverlaps(findIn(matcher, sentence))) {
    const { competency } = rule;
    const { start, end } = placeOf(sentence, first, last);
    const mark = marks.at(-1);
    if (mark !== undefined && before.competency === competency && first - before.last <= joined + 1)
      marks[marks.length - 1] = { ...mark, end };
    else marks.push({ start, end, competency });
    before = { competency, last };
  }
  return marks;
}

/** Marks for the phrases of a text, in sentences that are about the work. */
export const marksOf = (text: string, sentences: readonly Sentence[]): Mark[] =>
  sentences
    .filter((sentence) => !isAside(sentence))
    .filter((sentence) => isItem(text, sentence) || saysYou(sentence))
    .flatMap(marksIn);

import {
  aside,
  asideHeading,
  besideNone,
  candidate,
  decoys,
  orders,
  others,
} from './lexicon/asides.ts';
import type { PhraseGroup, Phrases } from './lexicon/group.ts';
import { phraseGroups } from './lexicon/phrases.ts';
import { findIn, matcherOf, withoutOverlaps } from './match.ts';
import type { Mark } from './types.ts';
import { type Sentence, placeOf, stemOf } from './words.ts';

/** Phrases of one competency with at most so many words between them are one mark. */
const joined = 4;

type Rule = PhraseGroup | { readonly phrases: Phrases };
const matcher = matcherOf<Rule>([
  ...phraseGroups.map((group) => ({ ...group, unless: [...besideNone, ...(group.unless ?? [])] })),
  { phrases: decoys },
]);

const byDecoy = (a: Rule, b: Rule): number => Number('competency' in a) - Number('competency' in b);

const speaksOf = (sentence: Sentence, words: ReadonlySet<string>): boolean =>
  sentence.some(({ word }) => words.has(word));

/** Whether a sentence speaks of the company, its benefits or the law, and not of the work. */
const isAside = (sentence: Sentence): boolean =>
  speaksOf(sentence, aside) ||
  (others.has(sentence[0]?.word ?? '') && !speaksOf(sentence.slice(0, 8), candidate));

/** A sentence of so few words before others is taken for their heading. */
const longestHeading = 5;

/** The sentences of a paragraph that speak of the work: none under "Nice to have". */
function workOf([heading = [], ...rest]: readonly Sentence[]): Sentence[] {
  const isHeaded = rest.length > 0 && heading.length <= longestHeading;
  if (isHeaded && speaksOf(heading, asideHeading)) return [];
  return [heading, ...rest].filter((sentence) => !isAside(sentence));
}

/** Whether a word, in lower case, is one of the words of the list. */
export const isKnownWord = (word: string): boolean =>
  matcher.keys.has(stemOf(word)) || matcher.keys.has(`=${word}`);

/** The marks of one sentence, and whether a phrase of one word is in each. Where phrases overlap, a decoy wins, then the longer one. */
function marksIn(sentence: Sentence): (Mark & { readonly hasOneWord: boolean })[] {
  const found = withoutOverlaps(findIn(matcher, sentence), byDecoy);
  const marks: ReturnType<typeof marksIn> = [];
  let before = { competency: '', last: 0 };
  for (const { rule, first, last } of found.sort((a, b) => a.first - b.first)) {
    if (!('competency' in rule)) continue;
    const { competency } = rule;
    const place = placeOf(sentence, first, last);
    const mark = marks.at(-1);
    if (mark !== undefined && before.competency === competency && first - before.last <= joined + 1)
      marks[marks.length - 1] = {
        ...mark,
        end: place.end,
        hasOneWord: mark.hasOneWord || first === last,
      };
    else marks.push({ ...place, competency, hasOneWord: first === last });
    before = { competency, last };
  }
  return marks;
}

/** A line so long, beside another, is an item: browsers copy lists without their bullets. */
const itemLength = 30;

/** Whether a sentence belongs to a line that is an item of a list, or that ends no sentence. */
function isItem(text: string, [first]: Sentence): boolean {
  const start = text.lastIndexOf('\n', first?.start ?? 0) + 1;
  const [line = '', next = ''] = text.slice(start).split('\n', 2);
  const before = text.slice(text.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1));
  if (/^\s*(?:[-*+•·–—#\p{So}]|\d{1,2}[.)])|^[^.!?]*$/u.test(line)) return true;
  return line.length >= itemLength && (before.length >= itemLength || next.length >= itemLength);
}

const speaksToCandidate = (sentence: Sentence): boolean =>
  sentence.some(({ word }) => word.startsWith('you'));

/** The marks of one paragraph. */
export function marksOf(text: string, paragraph: readonly Sentence[]): Mark[] {
  const found = workOf(paragraph).flatMap((sentence) => {
    const [first] = sentence;
    const isOrder = first?.isName === true && orders.has(first.word);
    const isOfWork = isOrder || isItem(text, sentence) || speaksToCandidate(sentence);
    return isOfWork ? marksIn(sentence).map((mark) => ({ ...mark, isOrder })) : [];
  });
  // Where a paragraph has few marks, those of several words are too often wrong to be shown.
  const isFew = found.length < 3 && paragraph.length > 1;
  return found
    .filter(({ isOrder, hasOneWord }) => !isFew || isOrder || hasOneWord)
    .map(({ start, end, competency }) => ({ start, end, competency }));
}

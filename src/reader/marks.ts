import {
  aside,
  asideHeading,
  besideNone,
  candidate,
  ofCompany,
  orders,
  others,
  products,
} from './lexicon/asides.ts';
import { decoys } from './lexicon/decoys.ts';
import type { PhraseGroup, Phrases } from './lexicon/group.ts';
import { phraseGroups } from './lexicon/phrases.ts';
import { denials, findIn, matcherOf, withoutOverlaps } from './match.ts';
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

const companyMatcher = matcherOf([{ phrases: ofCompany, isExact: true }]);

const speaksOf = (sentence: Sentence, words: ReadonlySet<string>): boolean =>
  sentence.some(({ word }) => words.has(word));

/** Whether a sentence speaks of the company, its benefits or the law, and not of the work. */
function isAside(sentence: Sentence): boolean {
  if (speaksOf(sentence, aside)) return true;
  if (speaksOf(sentence.slice(0, 8), candidate)) return false;
  return others.has(sentence[0]?.word ?? '') || !findIn(companyMatcher, sentence).next().done;
}

/** A sentence of so few words before others is taken for their heading. */
const longestHeading = 5;

/** Whether a sentence is the heading of what is not part of the work: "You won't", "What you won't do". */
const isDenial = (sentence: Sentence): boolean =>
  sentence.length <= longestHeading &&
  /^(?:you|what)/.test(sentence[0]?.word ?? '') &&
  denials.has(sentence.at(sentence.at(-1)?.word === 'do' ? -2 : -1)?.word ?? '');

/** The sentences of a paragraph that speak of the work: none in a list of benefits, none after "You won't". */
function* workOf(paragraph: readonly Sentence[]): Generator<Sentence> {
  const asides = paragraph.filter((sentence) => speaksOf(sentence, aside)).length;
  const [heading = []] = paragraph;
  if (asides * 3 > paragraph.length) return;
  if (paragraph.length > 1 && heading.length <= longestHeading && speaksOf(heading, asideHeading))
    return;
  for (const sentence of paragraph) {
    if (isDenial(sentence)) return;
    if (!isAside(sentence)) yield sentence;
  }
}

/** Who does something else in a sale, right before it is named: "when they negotiate". */
const otherSide = /^(?:they|s?he|customers|buyers|sdrs|engineers|consultants|desk)$/;

/** "Training on", "a team that": after it a sentence names what is taught, or the work of others. */
const lessons = matcherOf([
  {
    phrases: [
      'training/onboarding/clinic/workshop/bootcamp/course/play in/on',
      'coach … in/on',
      'team that/who',
      'who are',
    ],
  },
]);

/** Whether a word, in lower case, is one of the words of the list. */
export const isKnownWord = (word: string): boolean =>
  matcher.stems.has(stemOf(word)) || matcher.stems.has(word);

/** The marks of one sentence. Where phrases overlap, a decoy wins, then the longer one. */
function marksIn(sentence: Sentence): Mark[] {
  const taught = findIn(lessons, sentence).next().value?.last ?? Infinity;
  const found = withoutOverlaps(findIn(matcher, sentence), byDecoy);
  const marks: Mark[] = [];
  let before = { competency: '', last: 0 };
  for (const { rule, first, last } of found.sort((a, b) => a.first - b.first)) {
    if (!('competency' in rule) || products.has(sentence[last + 1]?.word ?? '')) continue;
    // "engineers, who run the demos": the work of others.
    const [noun, subject] = [sentence[first - 2]?.word ?? '', sentence[first - 1]?.word ?? ''];
    if (subject === 'who' ? others.has(noun) : otherSide.test(subject)) continue;
    const { competency } = rule;
    if (first > taught) continue;
    const place = placeOf(sentence, first, last);
    const mark = marks.at(-1);
    if (mark !== undefined && before.competency === competency && first - before.last <= joined + 1)
      marks[marks.length - 1] = { ...mark, end: place.end };
    else marks.push({ ...place, competency });
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
  const all: Mark[] = [];
  const sure: Mark[] = [];
  for (const sentence of workOf(paragraph)) {
    const [first] = sentence;
    const isOrder = first?.isName === true && orders.has(first.word);
    if (!isOrder && !isItem(text, sentence) && !speaksToCandidate(sentence)) continue;
    const found = marksIn(sentence);
    all.push(...found);
    sure.push(...found.filter(({ start, end }) => isOrder || !text.slice(start, end).includes(' ')));
  }
  // Where a paragraph has few marks, those of several words are too often wrong to be shown.
  return all.length < 3 && paragraph.length > 1 ? sure : all;
}

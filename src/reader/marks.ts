import {
  aside,
  asideHeading,
  besideNone,
  candidate,
  ofCompany,
  others,
  products,
} from './lexicon/asides.ts';
import { decoys } from './lexicon/decoys.ts';
import type { PhraseGroup, Phrases } from './lexicon/group.ts';
import { phraseGroups } from './lexicon/phrases.ts';
import { type Found, denials, findIn, matcherOf, withoutOverlaps } from './match.ts';
import type { Mark } from './types.ts';
import type { Word } from './words.ts';

/** Phrases of one competency with at most so many words between them are one mark. */
const joined = 4;

type Rule = PhraseGroup | { readonly phrases: Phrases };
const matcher = matcherOf<Rule>([
  ...phraseGroups.map((group) => ({ ...group, unless: [...besideNone, ...(group.unless ?? [])] })),
  { phrases: decoys },
]);

const byDecoy = (a: Rule, b: Rule): number => Number('competency' in a) - Number('competency' in b);

const companyMatcher = matcherOf([{ phrases: ofCompany, isExact: true }]);

const speaksOf = (sentence: readonly Word[], words: ReadonlySet<string>): boolean =>
  sentence.some(({ word }) => words.has(word));

/** Whether a sentence speaks of the company, its benefits or the law, and not of the work. */
function isAside(sentence: readonly Word[]): boolean {
  if (speaksOf(sentence, aside)) return true;
  if (speaksOf(sentence.slice(0, 8), candidate)) return false;
  return others.has(sentence[0]?.word ?? '') || !findIn(companyMatcher, sentence).next().done;
}

/** A sentence of so few words before others is taken for their heading. */
const longestHeading = 5;

/** Whether a sentence is the heading of what is not part of the work: "You won't", "What you won't do". */
const isDenial = (sentence: readonly Word[]): boolean =>
  sentence.length <= longestHeading &&
  /^(?:you|what)/.test(sentence[0]?.word ?? '') &&
  denials.has(sentence.at(sentence.at(-1)?.word === 'do' ? -2 : -1)?.word ?? '');

/** The sentences of a paragraph that speak of the work: none in a list of benefits, none after "You won't". */
export function* workOf(paragraph: readonly (readonly Word[])[]): Generator<readonly Word[]> {
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

/** A phrase in a sentence that speaks for a competency, or a decoy. */
export type FoundPhrase = Found<Rule>;

/** The phrases in a sentence. Where some overlap, a decoy wins, then the longer one. */
export const phrasesIn = (sentence: readonly Word[]): FoundPhrase[] =>
  withoutOverlaps(findIn(matcher, sentence), byDecoy);

/** The marks of one sentence, from the phrases in it. */
export function marksOf(sentence: readonly Word[], found: readonly FoundPhrase[]): Mark[] {
  const taught = findIn(lessons, sentence).next().value?.last ?? Infinity;
  const marks: Mark[] = [];
  let before = { competency: '', last: 0 };
  for (const { rule, phrase, first, last } of [...found].sort((a, b) => a.first - b.first)) {
    if (!('competency' in rule) || products.has(sentence[last + 1]?.word ?? '')) continue;
    // "engineers, who run the demos": the work of others.
    const [noun, subject] = [sentence[first - 2]?.word ?? '', sentence[first - 1]?.word ?? ''];
    if (subject === 'who' ? others.has(noun) : otherSide.test(subject)) continue;
    const { competency } = rule;
    if (first > taught) continue;
    const [start, end] = [sentence[first]?.start ?? 0, sentence[last]?.end ?? 0];
    const mark = marks.at(-1);
    if (mark !== undefined && before.competency === competency && first - before.last <= joined + 1)
      marks[marks.length - 1] = { ...mark, end };
    else marks.push({ start, end, competency, rule: phrase });
    before = { competency, last };
  }
  return marks;
}

import {
  type Role,
  besideLongSale,
  besideOthers,
  longSale,
  roles,
  seller,
} from './lexicon/roles.ts';
import { ofPhrases, ofSignal, signals } from './lexicon/signals.ts';
import type { FoundPhrase } from './marks.ts';
import { findIn, matcherOf } from './match.ts';
import {
  type CompetencyId,
  type Effect,
  type Mark,
  type RankedCompetency,
  competencyIds,
} from './types.ts';
import type { Word } from './words.ts';

/** What the first mark weighs beside answers; each further one weighs less. With a mark or more than this weight, a competency is sure. */
const ofMark = 2;

/** What an answer weighs beside what is counted in thousandths. */
const ofAnswer = 200;

/** What the reader can show in the text goes before what is only usual. */
const ofShown = 500;

const longSales = matcherOf([{ ...longSale, unless: besideLongSale }]);
const titles = matcherOf(roles.map((role) => ({ ...role, unless: besideOthers, role })));

/** The role that a text names first, in most texts in its title; the most special one of a sentence. */
export function roleOf(sentences: readonly (readonly Word[])[]): Role {
  for (const sentence of sentences) {
    const named = new Set(Array.from(findIn(titles, sentence), ({ rule }) => rule.role));
    const role = roles.find((each) => named.has(each));
    if (role === seller) break;
    if (role !== undefined) return role;
  }
  const isLong = sentences.some((sentence) => !findIn(longSales, sentence).next().done);
  return isLong ? longSale : seller;
}

/** What stands in a whole text, asides included, by competency and by signal. */
export interface Counts {
  readonly phrases: Map<CompetencyId, number>;
  readonly signals: Map<string, number>;
}

export const noCounts = (): Counts => ({ phrases: new Map(), signals: new Map() });

/** Adds what stands in a sentence, whoever it speaks of. */
export function addCounts(
  { phrases, signals: found }: Counts,
  sentence: readonly Word[],
  inSentence: readonly FoundPhrase[],
): void {
  for (const { rule } of inSentence)
    if ('competency' in rule) phrases.set(rule.competency, (phrases.get(rule.competency) ?? 0) + 1);
  for (const { stem } of sentence)
    if (signals.has(stem)) found.set(stem, (found.get(stem) ?? 0) + 1);
}

/** All competencies, strongest first; of two that weigh the same, the one that the text names more often. */
export function rankOf(
  all: readonly Mark[],
  counts: Counts,
  answers: readonly Effect[],
  role: Role,
): RankedCompetency[] {
  return competencyIds
    .map((id, place) => {
      const marks = all.filter(({ competency }) => competency === id);
      const answered = answers.reduce((sum, effect) => sum + (effect[id] ?? 0), 0);
      const weight = Math.sqrt(marks.length) * ofMark + answered;
      const usual = role.weights[place] ?? 0;
      const own = Math.sqrt(counts.phrases.get(id) ?? 0) * (ofPhrases[place] ?? 0);
      let told = 0;
      for (const [stem, count] of counts.signals)
        told += Math.min(Math.sqrt(count), 2) * (signals.get(stem)?.[place] ?? 0);
      const rank =
        usual + own + told * ofSignal + answered * ofAnswer + (marks.length > 0 ? ofShown : 0);
      return { rank, found: { id, marks, weight, isSure: marks.length > 0 || answered > ofMark } };
    })
    .sort((a, b) => b.rank - a.rank || b.found.marks.length - a.found.marks.length)
    .map(({ found }) => found);
}

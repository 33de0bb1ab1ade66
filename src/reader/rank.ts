import { apart } from './lexicon/facts.ts';
import { listOf } from './lexicon/group.ts';
import { type Role, besideOthers, longSale, roles, seller } from './lexicon/roles.ts';
import { findIn, matcherOf } from './match.ts';
import { type Effect, type Mark, type RankedCompetency, competencyIds } from './types.ts';
import type { Word } from './words.ts';

/** What the first mark weighs beside answers and role; each further one weighs less. With a mark or more than this weight, a competency is sure. */
const ofMark = 2;

/** Not beside experience, leave or the person one reports to. */
const longSales = matcherOf([{ ...longSale, unless: listOf(`${apart}, report`) }]);
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

/** All competencies, strongest first; of two that weigh the same, the one that the text names more often. */
export function rankOf(
  all: readonly Mark[],
  faint: readonly Mark[],
  answers: readonly Effect[],
  role: Role,
): RankedCompetency[] {
  const rank = ({ id, weight }: RankedCompetency): number => weight + (role.weights[id] ?? 0);
  return competencyIds
    .map((id) => {
      const marks = all.filter(({ competency }) => competency === id);
      const count = marks.length + faint.filter(({ competency }) => competency === id).length;
      const answered = answers.reduce((sum, added) => sum + (added[id] ?? 0), 0);
      const weight = Math.sqrt(count) * ofMark + answered;
      return { id, marks, weight, isSure: marks.length > 0 || answered > ofMark };
    })
    .sort((a, b) => rank(b) - rank(a) || b.marks.length - a.marks.length);
}

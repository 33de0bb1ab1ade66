import { answerWeights } from './answers.ts';
import { type Role, besideOthers, roles } from './lexicon/roles.ts';
import { findIn, matcherOf } from './match.ts';
import { type Answers, type Mark, type RankedCompetency, competencyIds } from './types.ts';
import type { Word } from './words.ts';

/** What a mark weighs beside answers and role. From this weight on, a competency is chosen with confidence. */
const ofMark = 3;

const titles = matcherOf(roles.map((role) => ({ ...role, unless: besideOthers, role })));

/** The role that a text names first, in most texts in its title; the most special one of a sentence. */
export function roleOf(sentences: readonly (readonly Word[])[]): Role | undefined {
  for (const sentence of sentences) {
    const named = new Set(Array.from(findIn(titles, sentence), ({ rule }) => rule.role));
    const role = roles.find((each) => named.has(each));
    if (role !== undefined) return role;
  }
  return roles.at(-1);
}

/** All competencies, strongest first. */
export function rankOf(all: readonly Mark[], answers: Answers, role?: Role): RankedCompetency[] {
  const added = answerWeights(answers);
  const rank = ({ id, weight }: RankedCompetency): number => weight + (role?.weights[id] ?? 0);
  return competencyIds
    .map((id) => {
      const marks = all.filter(({ competency }) => competency === id);
      const weight = marks.length * ofMark + (added.get(id) ?? 0);
      return { id, marks, weight, isSure: weight >= ofMark };
    })
    .sort((a, b) => rank(b) - rank(a));
}

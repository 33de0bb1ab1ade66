import { answerWeights } from './answers.ts';
import type { WeighedMark } from './marks.ts';
import { type Answers, type RankedCompetency, competencyIds } from './types.ts';

/** What a phrase adds when it stands in the text again. */
const again = 0.25;
/** From which weight on a competency is chosen with confidence. */
const sureFrom = 4;

/** All competencies, strongest first. */
export function rankOf(marks: readonly WeighedMark[], answers: Answers): RankedCompetency[] {
  const added = answerWeights(answers);
  return competencyIds
    .map((id) => {
      const own = marks.filter(({ competency }) => competency === id);
      const rules = new Set<string>();
      let weight = added.get(id) ?? 0;
      for (const mark of own) {
        weight += mark.weight * (rules.has(mark.rule) ? again : 1);
        rules.add(mark.rule);
      }
      return { id, marks: own, weight, isSure: weight >= sureFrom };
    })
    .sort((a, b) => b.weight - a.weight);
}

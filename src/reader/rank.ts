import { answerWeights } from './answers.ts';
import type { SentenceMarks } from './marks.ts';
import type { Answers, CompetencyId, RankedCompetency } from './types.ts';

/** Which goes first where two weigh the same. A judgment, not a measurement. */
const order: readonly CompetencyId[] = [
  'discovery-depth',
  'qualification',
  'multi-threading',
  'business-case',
  'product-demonstration',
  'account-planning',
  'negotiation-and-closing',
  'objection-handling',
  'outbound-prospecting',
  'coaching',
  'forecast-honesty',
  'pipeline-discipline',
];

/** From which weight on a competency is chosen with confidence. */
const sureFrom = 3;

/** All competencies, strongest first. */
export function rankOf(sentences: readonly SentenceMarks[], answers: Answers): RankedCompetency[] {
  const added = answerWeights(answers);
  return order
    .map((id) => {
      const marks = sentences.flatMap((each) =>
        each.marks.filter(({ competency }) => competency === id),
      );
      const weight = sentences.reduce(
        (sum, { weights }) => sum + (weights.get(id) ?? 0),
        added.get(id) ?? 0,
      );
      return { id, marks, weight, isSure: weight >= sureFrom };
    })
    .sort((a, b) => b.weight - a.weight);
}

import { type Answers, type CompetencyId, type FactId, factIds } from './types.ts';

type Effect = Partial<Readonly<Record<CompetencyId, number>>>;

/** What each answer adds to the competencies, by fact and by option of the question. */
export const answerEffects: Readonly<Record<FactId, Readonly<Record<string, Effect>>>> = {
  'deal-size': {
    small: { 'product-demonstration': 2, 'pipeline-discipline': 2 },
    medium: { 'discovery-depth': 2, 'business-case': 2 },
    large: { 'business-case': 4, 'multi-threading': 3 },
  },
  cycle: {
    short: { 'negotiation-and-closing': 2, 'pipeline-discipline': 2 },
    medium: { 'discovery-depth': 2, 'forecast-honesty': 1 },
    long: { 'forecast-honesty': 3, 'multi-threading': 3 },
  },
  pay: { range: {}, later: {} },
};

/** What answers add to each competency together. */
export function answerWeights(answers: Answers): ReadonlyMap<CompetencyId, number> {
  const sums = new Map<CompetencyId, number>();
  for (const fact of factIds) {
    const effect = answerEffects[fact][answers[fact] ?? ''] ?? {};
    for (const [id, weight] of Object.entries(effect) as [CompetencyId, number][])
      sums.set(id, (sums.get(id) ?? 0) + weight);
  }
  return sums;
}

import { type Answers, type CompetencyId, type FactId, factIds } from './types.ts';

type Effect = Partial<Readonly<Record<CompetencyId, number>>>;

/** What each answer adds to the competencies, by fact and by option of the question. */
export const answerEffects: Readonly<Record<FactId, Readonly<Record<string, Effect>>>> = {
  motion: {
    outbound: { 'outbound-prospecting': 5, 'objection-handling': 2 },
    inbound: { qualification: 4, 'product-demonstration': 2 },
    partner: { 'account-planning': 3, 'multi-threading': 2 },
    expansion: { 'account-planning': 5, 'business-case': 2 },
  },
  buyers: {
    one: { 'discovery-depth': 2, 'negotiation-and-closing': 2 },
    few: { 'multi-threading': 2, 'business-case': 1 },
    many: { 'multi-threading': 5, 'business-case': 3 },
  },
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
  quota: {
    revenue: { 'negotiation-and-closing': 3, 'forecast-honesty': 2 },
    meetings: { 'outbound-prospecting': 4, qualification: 3 },
    team: { coaching: 5, 'forecast-honesty': 3 },
    renewals: { 'account-planning': 4, 'negotiation-and-closing': 2 },
  },
  territory: {
    named: { 'account-planning': 4, 'multi-threading': 2 },
    region: { 'account-planning': 2, 'outbound-prospecting': 2 },
    open: { 'outbound-prospecting': 3, qualification: 2 },
  },
  team: {
    alone: { 'outbound-prospecting': 2, 'product-demonstration': 2 },
    supported: { 'discovery-depth': 2, 'multi-threading': 1 },
    leads: { coaching: 6, 'forecast-honesty': 2 },
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

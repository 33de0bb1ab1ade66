/** Parts of the account executive's file, for sentences of articles and pages that quote the example. */
import { accountExecutive } from './hiringFiles/accountExecutive.ts';
import {
  answerKeyRule,
  candidateMinutesOf,
  decisionRuleOf,
  extentOf,
  receiptIn,
  scoreIn,
  scoreRule,
} from './hiringFiles/derive.ts';
import type { CellScore, HiringFile, Receipt } from './hiringFiles/types.ts';

export { inHours } from './hiringFiles/derive.ts';
export type { Receipt } from './hiringFiles/types.ts';

export const { role, competencies, stages, candidates, recommendation, kpis } = accountExecutive;

export const jobDescription: HiringFile['jobDescription'] = accountExecutive.jobDescription;

export type CompetencyId = (typeof competencies)[number]['id'];
export type CandidateId = (typeof candidates)[number]['id'];

export const proofTest = {
  ...accountExecutive.proofTest,
  extent: extentOf(accountExecutive),
  scoreRule,
  answerKeyRule,
} as const;

export const candidateMinutes = candidateMinutesOf(accountExecutive);

export const decisionRule = decisionRuleOf(accountExecutive);

/** The receipt of one cell of the grid: its score and the evidence for it. */
export const receiptOf = (candidate: CandidateId, competency: CompetencyId): Receipt =>
  receiptIn(accountExecutive, candidate, competency);

/** The score in one cell of the grid. */
export const scoreOf = (candidate: CandidateId, competency: CompetencyId): CellScore =>
  scoreIn(accountExecutive, candidate, competency);

/** The sheets of the account executive's file, for the pages that show them. */
import type { HeatmapProps } from '../illustrations/Heatmap/Heatmap.tsx';
import { receiptOf } from './hiringFile.ts';
import { accountExecutive as file } from './hiringFiles/accountExecutive.ts';
import {
  competencyRubricOf,
  evidencePackOf,
  heatmapOf,
  scoresOf,
  sellingContextOf,
  sjtCardOf,
} from './largeSheets.ts';
import { coachCardOf, ninetyDayStripOf } from './sheets.ts';

export const sellingContext = sellingContextOf(file);
export const competencyRubric = competencyRubricOf(file);
export const sjtCard = sjtCardOf(file);
export const coachCard = coachCardOf(file);
export const heatmap = { ...heatmapOf(file), focus: 2 } satisfies HeatmapProps;
export const ninetyDayStrip = ninetyDayStripOf(file);
export const evidencePack = evidencePackOf(file, [
  'discovery-depth',
  'business-case',
  'objection-handling',
]);

/** The evidence pack for a small frame: only two receipts, so that the recommendation fits in. */
export const shortEvidencePack = evidencePackOf(file, ['business-case', 'objection-handling']);

const { time = '', quote = '', rationale, score } = receiptOf('B-07', 'discovery-depth');

/** The receipt that is shown wherever there is room for only one. */
export const leadingReceipt = { time, quote, rationale: `${rationale} Matches level ${score}.` };

export const heatmapWithReceipt = {
  ...heatmap,
  description: `Illustration of a candidate heatmap: four candidates by five competencies, and a line from Candidate B-07’s score of 4 for discovery depth down to the interviewer’s note at ${time} that earned it.`,
  receipt: { row: 0, column: 2, ...leadingReceipt },
} satisfies HeatmapProps;

/** The recommended candidate's five scores, each with the name of its competency. */
export const openScores = scoresOf(file);

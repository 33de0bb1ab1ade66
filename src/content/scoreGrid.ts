import type { ScoreGridProps } from '../illustrations/ScoreGrid/ScoreGrid.tsx';
import { candidates, competencies, receiptOf, role, scoreOf } from './hiringFile.ts';

/** The one whose receipts are printed. */
const candidate = 'B-07';

/** The grid of the hiring file: four candidates by five competencies, and what B-07's scores rest on. */
export const scoreGrid = {
  id: 'score-grid',
  role: role.name,
  hint: `Press a score of ${candidate}`,
  description:
    'Scores from 1 to 4 of four candidates on five competencies. Each score of Candidate B-07 prints its receipt below the table.',
  competencyLabel: 'Competency',
  candidates: candidates.map(({ id }) => id),
  printing: candidates.findIndex(({ id }) => id === candidate),
  rows: competencies.map(({ id, name }) => ({
    competency: name,
    scores: candidates.map((each) => scoreOf(each.id, id)),
    evidence: receiptOf(candidate, id),
  })),
  blank: 'No evidence yet',
  words: { anchor: 'Anchor', answer: 'Answer' },
  note: 'Illustrative data',
} satisfies ScoreGridProps;

import type { ScoreGridProps } from '../illustrations/ScoreGrid/ScoreGrid.tsx';

/**
 * The grid of the example: scores of four candidates on five competencies, and the evidence for each
 * score of B-07.
 * Copied, so that the home page does not load the whole example; a test checks that both are equal.
 */
export const scoreGrid = {
  id: 'score-grid',
  role: 'Mid-market AE',
  hint: 'Press any score of candidate B-07',
  description: 'Scores from 1 to 4 of four candidates on five competencies.',
  competencyLabel: 'Competency',
  candidates: ['B-03', 'B-05', 'B-07', 'B-11'],
  printing: 2,
  rows: [
    {
      competency: 'Discovery depth',
      scores: [3, 3, 4, 2],
      evidence: {
        candidate: 'B-07',
        competency: 'Discovery depth',
        score: 4,
        source: 'Role-play: first call',
        minutes: 10,
        time: '04:12',
        quote: '“You lose $4,000 a month. What will waiting until March cost, and who pays?”',
        anchor: 'Asks what the problem costs, what waiting costs, and who pays.',
        rationale: 'Asked the cost first; now asks what waiting costs and who pays.',
      },
    },
    {
      competency: 'Business case',
      scores: [3, 3, 4, 3],
      evidence: {
        candidate: 'B-07',
        competency: 'Business case',
        score: 4,
        source: 'Proof test, question 1',
        quote: '“By Dana’s count, approvals take 200 hours a month; timing ten would confirm it.”',
        letter: 'B',
        anchor: 'Uses the buyer’s numbers, and has them checked.',
        rationale: 'Used the buyer’s numbers, and offered a check in three answers.',
      },
    },
    {
      competency: 'Multi-threading',
      scores: [2, 3, 4, 0],
      evidence: {
        candidate: 'B-07',
        competency: 'Multi-threading',
        score: 4,
        source: 'Structured interview 1',
        minutes: 40,
        time: '31:40',
        quote:
          '“The controller and IT on one call, because they share the ERP. The CFO for ten minutes, on cost.”',
        anchor: 'Gives each person who must agree a reason to join.',
        rationale: 'Named three parties, and gave each a reason to join.',
      },
    },
    {
      competency: 'Objection handling',
      scores: [3, 3, 2, 4],
      evidence: {
        candidate: 'B-07',
        competency: 'Objection handling',
        score: 2,
        source: 'Role-play: first call',
        minutes: 10,
        time: '06:40',
        quote: '“Fair, many controllers said so at first. Ours sits on top of the ERP.”',
        anchor: 'Answers before asking anything.',
        rationale: 'Answered before asking what the ERP does well.',
      },
    },
    {
      competency: 'Forecast honesty',
      scores: [0, 3, 3, 3],
      evidence: {
        candidate: 'B-07',
        competency: 'Forecast honesty',
        score: 3,
        source: 'Proof test, question 5',
        quote: '“Take the deal out of commit today. Write to Dana again next week.”',
        letter: 'D',
        anchor: 'Changes the forecast to fit the evidence.',
        rationale: 'Took the deal out of commit in all four answers. Asked what changed in one.',
      },
    },
  ],
  blank: 'No evidence yet',
  printed: 'Receipt',
  words: { anchor: 'Level', answer: 'Answer' },
  close: 'Close',
  stamp: 'Illustrative data',
} satisfies ScoreGridProps;

import type { ScoreGridProps } from '../illustrations/ScoreGrid/ScoreGrid.tsx';

/**
 * The grid of the hiring file: four candidates by five competencies, and what B-07's scores rest on.
 * Written out, so that the home page does not carry the whole file; a test holds the two equal.
 */
export const scoreGrid = {
  id: 'score-grid',
  role: 'Mid-market AE',
  hint: 'Press any score of B-07',
  description:
    'Scores from 1 to 4 of four candidates on five competencies. Each score of Candidate B-07 prints its receipt below the table.',
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
        quote:
          '“Before we talk price: what will it cost you if nothing changes by March, and who pays?”',
        anchor: 'Asks what the problem costs, what waiting costs, and who pays.',
        rationale: 'Had the buyer’s cost, then asked for the cost of waiting and who carries it.',
      },
    },
    {
      competency: 'Business case',
      scores: [2, 3, 3, 4],
      evidence: {
        candidate: 'B-07',
        competency: 'Business case',
        score: 3,
        source: 'Proof test, question 1',
        quote: '“1,200 invoices at 10 minutes each: approvals take 200 hours a month.”',
        letter: 'C',
        anchor: 'Builds the figure from the buyer’s numbers.',
        rationale: 'Used the buyer’s numbers. Did not ask for a check.',
      },
    },
    {
      competency: 'Multi-threading',
      scores: [3, 3, 4, 0],
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
      scores: [4, 3, 3, 2],
      evidence: {
        candidate: 'B-07',
        competency: 'Objection handling',
        score: 3,
        source: 'Role-play: first call',
        minutes: 10,
        time: '06:40',
        quote: '“Fair. Which part does it handle well, and where do people still send emails?”',
        anchor: 'Asks what the objection means before answering.',
        rationale:
          'Asked before answering. Did not tie it to the discount that the buyer had lost.',
      },
    },
    {
      competency: 'Forecast honesty',
      scores: [0, 3, 2, 4],
      evidence: {
        candidate: 'B-07',
        competency: 'Forecast honesty',
        score: 2,
        source: 'Proof test, question 2',
        quote: '“Write to the CFO with a short business case. Keep the deal in commit.”',
        letter: 'C',
        anchor: 'Acts on the warning, and keeps the forecast.',
        rationale: 'Acted on the silence, and kept the forecast.',
      },
    },
  ],
  blank: 'No evidence yet',
  words: { anchor: 'Anchor', answer: 'Answer' },
  note: 'Illustrative data',
} satisfies ScoreGridProps;

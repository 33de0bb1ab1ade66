import type { TourFile } from '../sections/DemoTour/TourPicture.tsx';
import { jobExcerpt } from './demoChapters.ts';

/**
 * The example as the tour fills it in. Written out, so that the tour does not carry all of it; a
 * test holds the two equal.
 */
export const tourFile = {
  role: 'Mid-market AE',
  note: 'Illustrative data',
  candidate: 'B-07',
  scores: {
    atFirst: [0, 0, 0, 0, 0],
    afterTest: [0, 2, 0, 0, 3],
    afterInterview: [0, 2, 4, 0, 3],
    afterAll: [4, 2, 4, 3, 3],
  },
  jobText: { pieces: jobExcerpt },
  competencyDraft: {
    rows: [
      { from: 'first discovery call', name: 'Discovery depth' },
      { from: 'build a case with finance', name: 'Business case' },
      { from: 'four to six stakeholders', name: 'Multi-threading' },
      { from: '“Our ERP already does this.”', name: 'Objection handling' },
      { from: 'Deal cycle: about 75 days', name: 'Forecast honesty' },
    ],
  },
  answerChoice: {
    situation: 'A deal goes quiet.',
    options: [
      { letter: 'A', text: 'Offer a discount' },
      { letter: 'B', text: 'Ask what changed' },
      { letter: 'C', text: 'Write to the CFO' },
      { letter: 'D', text: 'Write again next week' },
    ],
    chosen: 'D',
    score: 3,
  },
  listenFor: {
    competency: 'Multi-threading',
    lines: [
      { text: 'Names who must agree, and how to reach each.' },
      { text: 'Gives each person who must agree a reason to join.', time: '31:40' },
    ],
  },
  printedScores: {
    candidates: ['B-03', 'B-05', 'B-07', 'B-11'],
    rows: [
      { competency: 'Discovery depth', scores: [3, 3, 4, 2] },
      { competency: 'Business case', scores: [2, 3, 2, 4] },
      { competency: 'Multi-threading', scores: [3, 3, 4, 0] },
      { competency: 'Objection handling', scores: [4, 3, 3, 2] },
      { competency: 'Forecast honesty', scores: [0, 3, 3, 4] },
    ],
    blank: 'No evidence yet',
    source: { row: 2, column: 2 },
    early: ['1:2', '2:2', '4:2'],
    receipt: {
      time: '31:40',
      minutes: 40,
      quote: '“The controller and IT on one call, because they share the ERP …”',
    },
  },
  decision: {
    verdict: 'Recommendation: hire, with a plan',
    reason: 'Meets the team’s rule. Business case needs a plan.',
    choices: ['Hire', 'Decline'],
    signature: 'Hiring manager',
  },
  descriptions: {
    role: 'A job description for a mid-market account executive. Three of its phrases are marked.',
    competencies:
      'The marked phrases and two facts about how the company sells are beside the five competencies that were drawn from them.',
    'proof-test':
      'A question with four answers. Candidate B-07 chooses answer D, which the answer key puts at level 3.',
    interview:
      'A coach card, the interview guide for multi-threading. The interviewer types two notes, the second at 31:40, and the score is 4.',
    scores:
      'Four candidates by five competencies. Candidate B-07’s score for multi-threading prints the note made at 31:40.',
    decision: 'The recommendation is to hire, with a plan. The hiring manager presses “Hire”.',
  },
} as const satisfies TourFile;

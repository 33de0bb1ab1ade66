import type { DemoTourProps } from '../sections/DemoTour/DemoTourView.tsx';
import type { TourFile } from '../sections/DemoTour/TourPicture.tsx';
import { printedScores } from './tourScores.ts';

/**
 * The example as the tour fills it in. Copied, so that the tour does not load the whole example; a test
 * checks that both are equal.
 */
export const tourFile = {
  role: 'Mid-market AE',
  note: 'Illustrative data',
  candidate: 'B-07',
  scores: {
    atFirst: [0, 0, 0, 0, 0],
    afterTest: [0, 4, 0, 0, 3],
    afterInterview: [0, 4, 4, 0, 3],
    afterAll: [4, 4, 4, 2, 3],
  },
  jobText: {
    pieces: [
      { text: 'You own the full cycle from ' },
      { text: 'first discovery call', marked: true },
      { text: ' to signature, ' },
      { text: 'build a case with finance', marked: true },
      { text: ', and keep ' },
      { text: 'four to six stakeholders', marked: true },
      { text: ' moving.' },
    ],
  },
  competencyDraft: {
    rows: [
      { from: 'first discovery call', name: 'Discovery depth' },
      { from: 'build a case with finance', name: 'Business case' },
      {
        from: 'four to six stakeholders',
        name: 'Multi-threading',
        drafted: 'Deal coordination',
      },
      { from: '“Our ERP already does this.”', name: 'Objection handling' },
      { from: 'Deal cycle: about 75 days', name: 'Forecast honesty' },
    ],
  },
  answerChoice: {
    situation: 'The CFO will read one sentence.',
    options: [
      { letter: 'A', text: 'Quote other companies', level: 2 },
      { letter: 'B', text: 'Have it checked', level: 4 },
      { letter: 'C', text: 'Name the features', level: 1 },
      { letter: 'D', text: 'Use the buyer’s numbers', level: 3 },
    ],
    chosen: 'B',
    scored: {
      competency: 'Business case',
      place: 1,
      anchor: 'Uses the buyer’s numbers, and has them checked.',
    },
  },
  listenFor: {
    competency: 'Multi-threading',
    note: {
      quote: '“The controller and IT on one call, because they share the ERP …”',
      time: '31:40',
    },
    anchor: 'Gives each person who must agree a reason to join.',
    score: 4,
  },
  printedScores,
  decision: {
    verdict: 'Recommendation: hire, with a plan',
    reason: 'Meets the team’s rule. Objection handling needs a plan.',
    flag: {
      competency: 'Objection handling',
      score: 2,
      place: 3,
      check: 'Day 60: Sit in on three calls.',
    },
    choices: ['Hire', 'Decline'],
    signature: 'Hiring manager',
  },
  descriptions: {
    role: 'A job description for a mid-market account executive. Three of its phrases are marked.',
    competencies:
      'The marked phrases and two facts about how the company sells are beside the five competencies that were drawn from them.',
    'proof-test':
      'A question with four answers. Candidate B-07 chooses answer B, which the answer key puts at level 4.',
    interview:
      'A coach card, the interview guide for multi-threading. The interviewer types what candidate B-07 said at 31:40, and the score is 4.',
    scores:
      'Four candidates by five competencies. Three of candidate B-07’s scores print the notes that they rest on.',
    decision:
      'The recommendation is to hire, with a plan for objection handling, which is at 2. The hiring manager presses “Hire” and signs.',
  },
} as const satisfies TourFile;

/** The full receipt of one score of the tour. */
export const tourReceipt = {
  candidate: 'B-07',
  competency: 'Multi-threading',
  score: 4,
  source: 'Structured interview 1',
  time: '31:40',
  minutes: 40,
  quote:
    '“The controller and IT on one call, because they share the ERP. The CFO for ten minutes, on cost.”',
  anchor: 'Gives each person who must agree a reason to join.',
  rationale: 'Named three parties, and gave each a reason to join.',
  words: { anchor: 'Level', answer: 'Answer' },
} as const satisfies DemoTourProps['end']['receipt'];

/**
 * The sheets of one invented hiring file: the role Mid-market AE at a company that sells
 * invoice-approval software, and Candidate B-07. Scores are those of the picture on the home page.
 */
import type { CoachCardProps } from '../illustrations/CoachCard/CoachCard.tsx';
import type { CompetencyRubricProps } from '../illustrations/CompetencyRubric/CompetencyRubric.tsx';
import type { EvidencePackProps } from '../illustrations/EvidencePack/EvidencePack.tsx';
import type { HeatmapProps } from '../illustrations/Heatmap/Heatmap.tsx';
import type { NinetyDayStripProps } from '../illustrations/NinetyDayStrip/NinetyDayStrip.tsx';
import type { SellingContextProps } from '../illustrations/SellingContext/SellingContext.tsx';
import type { SjtCardProps } from '../illustrations/SjtCard/SjtCard.tsx';
import { hiringFile } from './home.ts';

const { role, candidate, receipt } = hiringFile;

export const sellingContext = {
  description:
    'Illustration of the input: a job description for a mid-market account executive with three marked phrases, five facts about how the company sells, and one question about what is missing.',
  title: 'Selling context',
  role,
  sourceLabel: 'Job description, pasted',
  excerpt: hiringFile.excerpt,
  facts: [
    { label: 'Motion', value: 'Mostly outbound, first call to signature' },
    { label: 'Contract value', value: '$28,000 a year' },
    { label: 'Deal cycle', value: 'About 75 days' },
    { label: 'Ideal customer', value: 'Finance teams that approve invoices by email' },
    { label: 'Top objection', value: '“Our ERP already does this.”' },
  ],
  missing: { label: 'Not stated', question: 'Who signs: the controller or the CFO?' },
} satisfies SellingContextProps;

export const competencyRubric = {
  description:
    'Illustration of a competency rubric: five competencies for a mid-market account executive, with discovery depth opened to four anchors, each with a sentence a candidate might say.',
  title: 'Top-5 competencies, draft 2',
  role,
  competencies: [
    'Discovery depth',
    'Business case',
    'Multi-threading',
    'Objection handling',
    'Forecast honesty',
  ],
  open: {
    name: 'Discovery depth',
    behavior: 'Follows one problem to its cost, and tests whether it matters now.',
    anchors: [
      {
        level: 1,
        anchor: 'Pitches before asking.',
        sound: '“Great. Let me show you how our approval engine works.”',
      },
      {
        level: 2,
        anchor: 'Finds a problem, not what it costs.',
        sound: '“So approvals are slow. What system are you on today?”',
      },
      {
        level: 3,
        anchor: 'Follows the problem to a cost.',
        sound: '“What does a late approval cost you, and who hears about it?”',
      },
      {
        level: 4,
        anchor: 'Also tests whether it is worth fixing now.',
        sound: '“Who feels it if nothing changes by March?”',
      },
    ],
  },
  note: 'A 5 is anchor 4, unprompted and under pressure. Every line can be renamed, swapped or dropped.',
} satisfies CompetencyRubricProps;

export const sjtCard = {
  description:
    'Illustration of a situational judgment task: a deal has gone quiet before quarter end, with four options, the ratings of six experts for each, and Candidate B-07’s choice, worth one point of two.',
  title: 'Proof test: situational task',
  competency: 'Forecast honesty',
  situationLabel: 'Situation',
  situation:
    'It is Tuesday and your quarter ends on Friday. Dana, a controller, told you that her CFO was ready to sign. Two emails since then, no reply. Your forecast says “commit”.',
  question: 'Which next step is most effective?',
  options: [
    {
      letter: 'A',
      text: 'Email Dana a discount that expires on Friday.',
      ratings: [3, 2, 1, 0, 0],
      points: '0 points',
    },
    {
      letter: 'B',
      text: 'Call Dana, ask what changed, and offer to help with the paperwork.',
      ratings: [0, 0, 0, 2, 4],
      points: '2 points',
    },
    {
      letter: 'C',
      text: 'Write to the CFO directly with a short business case.',
      ratings: [0, 1, 3, 2, 0],
      points: '1 point',
      chosenBy: 'Chosen by Candidate B-07',
    },
    {
      letter: 'D',
      text: 'Move the deal to next quarter and work on new pipeline.',
      ratings: [0, 2, 3, 1, 0],
      points: '1 point',
    },
  ],
  note: 'One dot for each of six experts, from poor at the left to best at the right. They rate alone, before anyone takes the test.',
} satisfies SjtCardProps;

export const coachCard = {
  description:
    'Illustration of an interview coach card for objection handling: three questions to ask, three things to listen for, and one red flag.',
  title: 'Coach card: objection handling',
  interviewer: 'Interviewer 3 of 4',
  prompt: '“Our ERP already does this.”',
  askLabel: 'What to ask',
  ask: [
    'Tell me about a buyer who said this, or something close to it.',
    'What did you ask before you answered?',
    'What did the buyer do next, and how do you know?',
  ],
  listenLabel: 'Listen for',
  listen: [
    'Asks what the ERP does well and where people still send emails.',
    'Ties the gap to a cost that the buyer named.',
    'Says so when the ERP is good enough.',
  ],
  redFlagLabel: 'Red flag',
  redFlag: 'Lists features, or argues, before asking a single question.',
  note: 'Write the words you heard and the time, then the score. Compare with the others later.',
} satisfies CoachCardProps;

export const heatmap = {
  description:
    'Illustration of a candidate heatmap: four candidates scored from 1 to 5 on five competencies, with two cells left blank because nobody has seen evidence yet.',
  title: 'Heatmap, 1 to 5',
  role,
  competencyLabel: 'Competency',
  candidates: ['B-03', 'B-05', 'B-07', 'B-11'],
  focus: 2,
  rows: [
    { competency: 'Discovery depth', scores: [4, 3, 4, 2] },
    { competency: 'Business case', scores: [2, 3, 3, 4] },
    { competency: 'Multi-threading', scores: [3, 3, 5, 0] },
    { competency: 'Objection handling', scores: [4, 3, 3, 3] },
    { competency: 'Forecast honesty', scores: [0, 3, 2, 4] },
  ],
  legend: [
    { score: 1, meaning: 'Not done' },
    { score: 5, meaning: 'Unprompted' },
    { score: 0, meaning: 'No evidence' },
  ],
} satisfies HeatmapProps;

export const heatmapWithReceipt = {
  ...heatmap,
  description:
    'Illustration of a candidate heatmap: four candidates by five competencies, and a line from Candidate B-07’s score of 4 for discovery depth down to the quote at 12:04 that earned it.',
  receipt: { row: 0, column: 2, ...receipt },
} satisfies HeatmapProps;

export const evidencePack = {
  description:
    'Illustration of an evidence pack for Candidate B-07: three scores, each joined to a quote with its time and a rationale, followed by a recommendation to hire that people decide on.',
  title: 'Evidence pack',
  candidate,
  receipts: [
    { competency: 'Discovery depth', score: 4, ...receipt },
    {
      competency: 'Multi-threading',
      score: 5,
      time: '31:40',
      quote: '“I would want the controller and IT on one call, and the CFO on a shorter one.”',
      rationale: 'Named three buyers unprompted and gave each a reason to join.',
    },
    {
      competency: 'Forecast honesty',
      score: 2,
      time: '47:18',
      quote: '“I would still call it commit. They have gone quiet, but they like us.”',
      rationale: 'Kept the forecast against the evidence. Matches anchor 2.',
    },
  ],
  othersLabel: 'Quotes further down:',
  others: [
    { competency: 'Business case', score: 3 },
    { competency: 'Objection handling', score: 3 },
  ],
  recommendation: 'Recommendation: hire',
  because: 'Strong where this role is hardest: first calls and wide deals. Forecasts need a check.',
  people: 'People decide. The pack shows them why.',
} satisfies EvidencePackProps;

export const ninetyDayStrip = {
  description:
    'Illustration of a 30/60/90-day strip: one thing to check at each mark, beside the early score that speaks to it: discovery depth 4, multi-threading 5 and forecast honesty 2.',
  title: '30/60/90-day KPIs',
  candidate,
  marks: [
    {
      day: 'Day 30',
      kpi: 'Call notes name the cost of doing nothing',
      signal: { competency: 'Discovery depth', score: 4 },
      meaning: 'Expected. Read five call notes.',
    },
    {
      day: 'Day 60',
      kpi: 'Two contacts or more in each open deal',
      signal: { competency: 'Multi-threading', score: 5 },
      meaning: 'Expected. Look at the open deals.',
    },
    {
      day: 'Day 90',
      kpi: 'Forecast within the agreed range',
      signal: { competency: 'Forecast honesty', score: 2 },
      meaning: 'Watch. Review each “commit” together from the first week.',
    },
  ],
  note: 'After the hire, compare what happened with what was scored. Drop the questions that did not help.',
} satisfies NinetyDayStripProps;

/** The sheets of the example, cut from it for the pictures that show them. */
import type { CoachCardProps } from '../illustrations/CoachCard/CoachCard.tsx';
import type { CompetencyRubricProps } from '../illustrations/CompetencyRubric/CompetencyRubric.tsx';
import type { EvidencePackProps } from '../illustrations/EvidencePack/EvidencePack.tsx';
import type { HeatmapProps } from '../illustrations/Heatmap/Heatmap.tsx';
import type { NinetyDayStripProps } from '../illustrations/NinetyDayStrip/NinetyDayStrip.tsx';
import type { SellingContextProps } from '../illustrations/SellingContext/SellingContext.tsx';
import type { SjtCardProps } from '../illustrations/SjtCard/SjtCard.tsx';
import {
  type CompetencyId,
  candidates,
  competencies,
  jobDescription,
  kpis,
  proofTest,
  type Receipt,
  receiptOf,
  recommendation,
  role,
  scoreOf,
  stages,
} from './hiringFile.ts';

const roleLine = `Role: ${role.name}`;
const candidate = `Candidate ${recommendation.candidate}`;
const [discovery, businessCase, multiThreading, objections, forecast] = competencies;
const forecastTask = proofTest.tasks[1];
const chosen = receiptOf(recommendation.candidate, forecast.id);
const [, , interview] = stages;

/** Where a receipt's words come from: the minute of a note, or the letter of an answer. */
const placeOf = ({ time, letter }: Receipt): string => time ?? `Answer ${letter}`;

const printed = (competency: CompetencyId) => {
  const receipt = receiptOf(recommendation.candidate, competency);
  const { quote = '', rationale, score } = receipt;
  return {
    competency: receipt.competency,
    score,
    time: placeOf(receipt),
    quote,
    rationale: `${rationale} Matches level ${score}.`,
  };
};

export const sellingContext = {
  description:
    'Illustration of the input: a job description for a mid-market account executive with three marked phrases, five facts about how the company sells, and one question about what is missing.',
  title: 'Selling context',
  role: roleLine,
  sourceLabel: 'Job description, pasted',
  excerpt: jobDescription,
  facts: role.context,
  missing: { label: 'Not stated', question: role.openQuestion },
} satisfies SellingContextProps;

export const competencyRubric = {
  description:
    'Illustration of a competency rubric: five competencies for a mid-market account executive, with discovery depth opened to four anchors, each with a sentence a candidate might say.',
  title: 'Top-5 competencies, draft 2',
  role: roleLine,
  competencies: competencies.map(({ name }) => name),
  open: discovery,
  note: 'Hire at level 3. Every line can be renamed, swapped or dropped.',
} satisfies CompetencyRubricProps;

export const sjtCard = {
  description: `Illustration of a situational question: a deal has gone quiet before quarter end. Each of four options matches one level from 1 to 4, and ${candidate} chose the option at level ${chosen.score}.`,
  title: `Proof test, question ${forecastTask.number}`,
  competency: forecast.name,
  situationLabel: 'Situation',
  situation: forecastTask.situation,
  question: forecastTask.question,
  levelLabel: 'Matches level',
  options: forecastTask.options.map(({ letter, text, level }) => ({
    letter,
    text,
    level,
    ...(letter === chosen.letter ? { chosenBy: `Chosen by ${candidate}` } : {}),
  })),
  note: proofTest.answerKeyRule,
} satisfies SjtCardProps;

export const coachCard = {
  description:
    'Illustration of a coach card, the interview guide for multi-threading: three questions to ask, three things to listen for, and one red flag.',
  title: `Coach card: ${multiThreading.name.toLowerCase()}`,
  interviewer: interview.runBy,
  prompt: '“I will take it to the CFO myself.”',
  askLabel: 'What to ask',
  ask: [
    'Tell me about a deal in which several people had to agree.',
    'Whom did you reach, how, and why did each one join?',
    'Whom did you miss, and how did you find out?',
  ],
  listenLabel: 'Listen for',
  listen: [
    ...multiThreading.anchors.slice(2).map(({ anchor }) => anchor),
    'Says who was missed, and what it cost.',
  ],
  redFlagLabel: 'Red flag',
  redFlag: 'Stays with one contact, and calls that person the decision maker.',
  note: 'Type the words you heard, then the score. The card adds the minute.',
} satisfies CoachCardProps;

export const heatmap = {
  description:
    'Illustration of a candidate heatmap: four candidates scored from 1 to 4 on five competencies, with two cells left blank because nobody has seen evidence yet.',
  title: 'Heatmap, 1 to 4',
  role: roleLine,
  competencyLabel: 'Competency',
  candidates: candidates.map(({ id }) => id),
  focus: 2,
  rows: competencies.map(({ id, name }) => ({
    competency: name,
    scores: candidates.map((each) => scoreOf(each.id, id)),
  })),
  legend: [
    { score: 1, meaning: 'Lowest level' },
    { score: 4, meaning: 'Highest level' },
    { score: 0, meaning: 'No evidence' },
  ],
  blank: 'No evidence yet',
} satisfies HeatmapProps;

const { time, quote, rationale } = printed(discovery.id);

/** The receipt that stands for the example wherever there is room for one. */
export const leadingReceipt = { time, quote, rationale };

export const heatmapWithReceipt = {
  ...heatmap,
  description: `Illustration of a candidate heatmap: four candidates by five competencies, and a line from Candidate B-07’s score of 4 for discovery depth down to the interviewer’s note at ${time} that earned it.`,
  receipt: { row: 0, column: 2, ...leadingReceipt },
} satisfies HeatmapProps;

const scored = ({ id, name }: (typeof competencies)[number]) => ({
  competency: name,
  score: scoreOf(recommendation.candidate, id),
});

export const evidencePack = {
  description:
    'Illustration of an evidence pack for Candidate B-07: three scores, each joined to the words that earned it and a rationale, followed by a recommendation to hire with a plan, and the person who decides.',
  title: 'Evidence pack',
  candidate,
  receipts: [discovery, multiThreading, businessCase].map(({ id }) => printed(id)),
  othersLabel: 'Further down:',
  others: [objections, forecast].map(scored),
  recommendation: `Recommendation: ${recommendation.verdict}`,
  because: recommendation.inShort,
  people: recommendation.decides,
} satisfies EvidencePackProps;

/** The evidence pack as a small frame shows it: two receipts, so that the recommendation fits. */
export const shortEvidencePack = {
  ...evidencePack,
  description:
    'Illustration of an evidence pack for Candidate B-07: two scores, each joined to the words that earned it and a rationale, followed by a recommendation to hire with a plan, and the person who decides.',
  receipts: [discovery, businessCase].map(({ id }) => printed(id)),
  others: [multiThreading, objections, forecast].map(scored),
} satisfies EvidencePackProps;

const marks = kpis.map(({ day, kpi, competency, check }) => {
  const signal = competencies.find(({ id }) => id === competency) ?? discovery;
  return { day: `Day ${day}`, kpi, signal: scored(signal), meaning: check };
});
const signals = marks.map(
  ({ signal: { competency, score } }) => `${competency.toLowerCase()} ${score}`,
);

export const ninetyDayStrip = {
  description: `Illustration of a 30/60/90-day strip: one thing to check at each mark, beside the early score that speaks to it: ${signals.join(', ')}.`,
  title: '30/60/90-day KPIs',
  candidate,
  marks,
  note: 'After the hire, compare what happened with what was scored. Drop the questions that did not help.',
} satisfies NinetyDayStripProps;

/** Names and scores of the candidate whose file is open. */
export const openScores = competencies.map(scored);

/** Data for pictures of an example's sheets, derived from its file. */
import type { CoachCardProps } from '../illustrations/CoachCard/CoachCard.tsx';
import type { Evidence } from '../illustrations/EvidenceReceipt/EvidenceReceipt.tsx';
import type { NinetyDayStripProps } from '../illustrations/NinetyDayStrip/NinetyDayStrip.tsx';
import type { PrintedReceiptProps } from '../illustrations/PrintedReceipt/PrintedReceipt.tsx';
import type { ScoreGridProps } from '../illustrations/ScoreGrid/ScoreGrid.tsx';
import { competencyOf, countWords, find, receiptIn, scoreIn } from './hiringFiles/derive.ts';
import type { HiringFile } from './hiringFiles/types.ts';

/** Shown on the first picture of a page: says that the example is invented. */
export const stamp = 'Illustrative data';
export const blank = 'No evidence yet';
export const words = { anchor: 'Level', answer: 'Answer' };
export const competencyLabel = 'Competency';

/** The role's name inside a sentence: `mid-market account executive`. */
export const roleInWords = ({ role }: HiringFile): string =>
  role.fullName.replace(/^./, (first) => first.toLowerCase());

/** The evidence for one score, for a picture of its receipt. */
export function evidenceOf(file: HiringFile, candidate: string, competency: string): Evidence {
  const { kind: _, ...evidence } = receiptIn(file, candidate, competency);
  return evidence;
}

/** The receipt of one score as a picture of its own. `candidate` defaults to the recommended one. */
export const printedReceiptOf = (
  file: HiringFile,
  competency: string,
  candidate: string = file.recommendation.candidate,
): PrintedReceiptProps => ({ ...evidenceOf(file, candidate, competency), words });

export function coachCardOf(file: HiringFile): CoachCardProps {
  const { competency, interviewer, prompt, ask, alsoListen, redFlag } = file.coachCard;
  const { name, anchors } = competencyOf(file, competency);
  return {
    description: `Illustration of a coach card, the interview guide for ${name.toLowerCase()}: three questions to ask, three things to listen for, and one red flag.`,
    title: `Coach card: ${name.toLowerCase()}`,
    interviewer,
    prompt,
    askLabel: 'What to ask',
    ask,
    listenLabel: 'Listen for',
    listen: [...anchors.slice(2).map(({ anchor }) => anchor), alsoListen],
    redFlagLabel: 'Red flag',
    redFlag,
    note: 'Type the words you heard, then the score. The guide adds the minute.',
  };
}

/** The grid of scores. Only the scores of `candidate` can be pressed. */
const scoreGridOf = (
  file: HiringFile,
  id: string,
  candidate: string = file.recommendation.candidate,
): ScoreGridProps => ({
  id: `${id}-${file.id}`,
  role: file.role.name,
  hint: `Press any score of candidate ${candidate}`,
  description: `Scores from 1 to 4 of ${countWords[file.candidates.length]} candidates on five competencies.`,
  competencyLabel,
  candidates: file.candidates.map((each) => each.id),
  printing: file.candidates.findIndex((each) => each.id === candidate),
  rows: file.competencies.map((competency) => ({
    competency: competency.name,
    scores: file.candidates.map((each) => scoreIn(file, each.id, competency.id)),
    evidence: evidenceOf(file, candidate, competency.id),
  })),
  blank,
  printed: 'Receipt',
  words,
});

export function ninetyDayStripOf(file: HiringFile): NinetyDayStripProps {
  const { candidate } = file.recommendation;
  const marks = file.kpis.map(({ day, kpi, competency, check }) => ({
    day: `Day ${day}`,
    kpi,
    signal: {
      competency: competencyOf(file, competency).name,
      score: scoreIn(file, candidate, competency),
    },
    meaning: check,
  }));
  const signals = marks.map(
    ({ signal: { competency, score } }) => `${competency.toLowerCase()} ${score}`,
  );
  return {
    description: `Illustration of a 30/60/90-day strip: one thing to check at each mark, beside the early score that speaks to it: ${signals.join(', ')}.`,
    title: '30/60/90-day KPIs',
    candidate: `Candidate ${candidate}`,
    marks,
    note: 'After several hires, compare what happened with the scores. Drop what did not help.',
  };
}

/** The grid for the last candidate who has a blank cell, with that candidate's best score pressed. */
export function gridOfBlank(file: HiringFile, id: string): ScoreGridProps {
  const isBlank = (candidate: string, competency: string): boolean =>
    scoreIn(file, candidate, competency) === 0;
  const ids = file.competencies.map((competency) => competency.id);
  const { id: candidate } = find(
    file.candidates.toReversed(),
    (each) => ids.some((competency) => isBlank(each.id, competency)),
    'candidate with a blank',
  );
  const scores = ids.map((competency) => scoreIn(file, candidate, competency));
  return { ...scoreGridOf(file, id, candidate), pressed: scores.indexOf(Math.max(...scores) as 4) };
}

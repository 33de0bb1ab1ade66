/** Data of the pictures of /candidates, derived from the examples. Browsers fetch it as `/candidates.json`. */
import type { CoachCardProps } from '../illustrations/CoachCard/CoachCard.tsx';
import type { ProofQuestionProps } from '../illustrations/ProofQuestion/ProofQuestion.tsx';
import type { StagePlanProps } from '../illustrations/StagePlan/StagePlan.tsx';
import type { ReceiptWords } from '../illustrations/Receipt/Receipt.tsx';
import { accountExecutive } from './hiringFiles/accountExecutive.ts';
import {
  candidateMinutesOf,
  countWords,
  find,
  inHours,
  questionsOf,
} from './hiringFiles/derive.ts';
import { salesDevelopment as file } from './hiringFiles/salesDevelopment.ts';
import { salesLeader } from './hiringFiles/salesLeader.ts';
import type { HiringFile } from './hiringFiles/types.ts';
import { coachCardOf, stamp } from './sheets.ts';

/** What a candidate does in each stage of the example. */
const tasks: Readonly<Record<string, string>> = {
  screen: 'Talk about the role and its must-haves',
  'proof-test': `Answer ${countWords[questionsOf(file)]} multiple-choice questions about situations in the job`,
  'work-tasks': 'Write three lines about a company; shorten an email',
  interview: 'Talk about meetings that you handed off, and about your answers in the test',
  'role-play': 'Open a call with an invented buyer, get one piece of advice, and try again',
};

/** The first written-out question of a test, for a visitor to answer. */
function questionOf({ id, role, competencies, proofTest }: HiringFile): ProofQuestionProps {
  const task = find(proofTest.tasks, () => true, 'written-out question');
  const { anchors } = find(competencies, (each) => each.id === task.competency, task.competency);
  return {
    id: `question-${id}`,
    description: `A question of a test to try: ${role.name}.`,
    title: 'Proof test',
    role: role.name,
    situation: task.situation,
    question: task.question,
    hint: 'Choose an answer to see its level.',
    options: task.options.map(({ letter, text: words, level }) => ({
      letter,
      text: words,
      level,
      result: `${letter} matches level ${level} of 4: ${anchors[level - 1]?.anchor ?? ''}`,
    })),
    note: 'Just for practice: your choice is not stored or sent.',
  };
}

/** The pictures of the page, from the candidate's point of view. */
export interface CandidatePictures {
  /** The question beside the summary. */
  readonly opening: ProofQuestionProps;
  /** Every stage with its minutes. */
  readonly plan: StagePlanProps;
  /** Two questions to try. */
  readonly questions: readonly [ProofQuestionProps, ProofQuestionProps];
  /** What the interviewer sees. */
  readonly coachCard: CoachCardProps;
  /** What is stored, and for how long. */
  readonly kept: ReceiptWords;
}

export const candidatePictures: CandidatePictures = {
  opening: { ...questionOf(accountExecutive), stamp },
  plan: {
    stages: file.stages.map(({ id, name, runBy, isLive, minutes }) => ({
      name,
      runBy: isLive ? runBy : 'When you choose',
      minutes,
      scored: [],
      note: tasks[id] ?? '',
    })),
    unit: 'minutes',
    totals: [`${inHours(candidateMinutesOf(file))} of your time`],
  },
  questions: [questionOf(file), questionOf(salesLeader)],
  coachCard: coachCardOf(file),
  kept: {
    title: 'What is kept',
    lines: [
      { term: 'Your answers, and any written role-play', detail: 'Kept' },
      { term: 'Interviewers’ notes', detail: 'Kept, with minutes' },
      { term: 'Scores and recommendation', detail: 'Kept' },
      { term: 'Sound and video', detail: 'Not recorded by us' },
      { term: 'Training of AI models', detail: 'Not used by us' },
      {
        term: 'Deleted',
        detail: '24 months after creation, unless the employer asks us to retain them',
      },
    ],
  },
};

import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { DemoCardsProps } from '../sections/DemoCards/DemoCards.tsx';
import type { PageIntroCopy } from '../layout/PageIntro/PageIntro.tsx';
import type { AnswerChoiceProps } from '../illustrations/FilePage/AnswerChoice.tsx';
import type { CompetencyDraftProps } from '../illustrations/FilePage/CompetencyDraft.tsx';
import type { JobTextProps } from '../illustrations/FilePage/JobText.tsx';
import type { ReceiptWords } from '../illustrations/Receipt/Receipt.tsx';
import type { StagePlanProps } from '../illustrations/StagePlan/StagePlan.tsx';
import { demoVideo } from './demoVideo.ts';
import { competencies, jobDescription, proofTest, role, stages } from './hiringFile.ts';
import { accountExecutive } from './hiringFiles/accountExecutive.ts';
import { candidateMinutesOf, inHours, questionNumber, questionsOf } from './hiringFiles/derive.ts';
import { afterJoining } from './emailForm.ts';
import { site } from './site.ts';
import { whenItOpens } from './trial.ts';
import { ways } from './ways.ts';

export const demoHeader = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Demo' }],
  heading: 'Watch one sales role go from job description to evidence',
  lead: 'AI drafts the test and the interview guides. Your team edits them, interviews and decides.',
} satisfies PageIntroCopy;

export const demoTourVideo = demoVideo(site.demoVideoUrl, {
  heading: 'The whole process in six scenes',
  lead: 'One example: hiring a mid-market account executive.',
});

export const demoCards = {
  heading: 'Four things you get, one picture each',
  lead: 'Pictures from the example above.',
  cards: [
    {
      id: 'draft',
      title: 'JD to Draft',
      description: 'A job description and five facts become a draft.',
    },
    {
      id: 'bucket',
      title: 'Bucketing Top 5',
      description: 'Sort the wish list until five must-haves remain.',
    },
    {
      id: 'blueprint',
      title: 'Blueprint/PDF',
      description: 'The plan, ready for the panel to read.',
    },
    {
      id: 'candidate-flow',
      title: 'Candidate Flow',
      description: 'What a candidate reads and does.',
    },
  ],
} satisfies Omit<DemoCardsProps, 'pictures'>;

const [, task] = proofTest.tasks;

/** Excerpts of the example for the cards. */
export const demoPictures = {
  jobText: { pieces: jobDescription },
  facts: role.context.map(({ label, value }) => ({ term: label, detail: value })),
  competencyDraft: { rows: competencies.map(({ name, behavior }) => ({ name, behavior })) },
  leftOut: [{ term: 'Nice-to-have', detail: 'ERP experience' }],
  blueprint: {
    title: `Blueprint: ${role.name}`,
    plan: {
      stages: stages.map(({ name, runBy, minutes }) => ({ name, runBy, minutes, scored: [] })),
      unit: 'minutes',
      totals: [`${inHours(candidateMinutesOf(accountExecutive))} of the candidate’s time`],
    },
  },
  place: [
    {
      term: stages[1].name,
      detail: `${stages[1].minutes} minutes, question ${questionNumber(accountExecutive, task.competency)} of ${questionsOf(accountExecutive)}`,
    },
  ],
  answerChoice: {
    situation: task.inShort,
    options: task.options.map(({ letter, inShort, level }) => ({ letter, text: inShort, level })),
    chosen: '',
    step: 'open',
  },
} satisfies {
  jobText: JobTextProps;
  facts: ReceiptWords['lines'];
  competencyDraft: CompetencyDraftProps;
  leftOut: ReceiptWords['lines'];
  blueprint: { readonly title: string; readonly plan: StagePlanProps };
  place: ReceiptWords['lines'];
  answerChoice: AnswerChoiceProps;
};

export const demoClosingCall = {
  heading: 'Try it on your own job description',
  text: whenItOpens,
  joined: afterJoining,
  secondaryAction: ways.read,
} satisfies CallToActionProps;

import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { DemoCardsProps } from '../sections/DemoCards/DemoCards.tsx';
import type { PageHeaderProps } from '../sections/PageHeader/PageHeader.tsx';
import type { AnswerChoiceProps } from '../illustrations/FilePage/AnswerChoice.tsx';
import type { CompetencyDraftProps } from '../illustrations/FilePage/CompetencyDraft.tsx';
import type { JobTextProps } from '../illustrations/FilePage/JobText.tsx';
import type { ReceiptWords } from '../illustrations/Receipt/Receipt.tsx';
import { demoVideo } from './demoVideo.ts';
import { competencies, jobDescription, proofTest, role, stages } from './hiringFile.ts';
import { accountExecutive } from './hiringFiles/accountExecutive.ts';
import { questionsOf } from './hiringFiles/derive.ts';
import { afterJoining } from './emailForm.ts';
import { site } from './site.ts';

export const demoHeader = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Demo' }],
  heading: 'Watch one sales role go from job description to evidence',
  lead: 'AI drafts the proof test (multiple choice) and the interview guides. Your team edits them and interviews. Everything you see uses sample data.',
} satisfies PageHeaderProps;

export const demoTourVideo = demoVideo(site.demoVideoUrl, {
  heading: 'The whole process in six scenes',
  lead: 'One example: hiring a mid-market account executive (AE).',
});

export const demoCards = {
  heading: 'Four parts, one picture each',
  lead: 'Recordings are in progress. Until then, each picture shows its part with the same example. CFO is short for chief financial officer, ERP for enterprise resource planning.',
  cards: [
    {
      id: 'draft',
      title: 'JD to Draft',
      description:
        'A job description and five facts about how you sell become the first draft of a hiring process.',
    },
    {
      id: 'bucket',
      title: 'Bucketing Top 5',
      description:
        'A long wish list is sorted into must-haves and nice-to-haves, until five competencies remain.',
    },
    {
      id: 'blueprint',
      title: 'Blueprint/PDF',
      description:
        'The finished plan becomes a document that the whole panel can read before the first interview.',
    },
    {
      id: 'candidate-flow',
      title: 'Candidate Flow',
      description:
        'The process from the other side: instructions, expected time, tasks and what happens next.',
    },
  ],
} satisfies Omit<DemoCardsProps, 'pictures'>;

const [, task] = proofTest.tasks;

/** What the cards show of the example. */
export const demoPictures = {
  jobText: { pieces: jobDescription },
  facts: role.context.map(({ label, value }) => ({ term: label, detail: value })),
  competencyDraft: { rows: competencies.map(({ name, behavior }) => ({ name, behavior })) },
  leftOut: [{ term: 'Nice-to-have', detail: 'ERP experience' }],
  blueprint: {
    title: `Blueprint: ${role.name}`,
    lines: stages.map(({ name, runBy }) => ({ term: name, detail: runBy })),
  },
  place: [
    {
      term: stages[1].name,
      detail: `${stages[1].minutes} minutes, question 2 of ${questionsOf(accountExecutive)}`,
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
  blueprint: ReceiptWords;
  place: ReceiptWords['lines'];
  answerChoice: AnswerChoiceProps;
};

export const demoClosingCall = {
  heading: 'Now with your own job description',
  text: 'In the 7-day free trial, AI drafts the competencies, the test and the guides for a role you are hiring for.',
  joined: afterJoining,
} satisfies CallToActionProps;

import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { DifferentiatorsProps } from '../sections/Differentiators/Differentiators.tsx';
import type { PageHeaderProps } from '../sections/PageHeader/PageHeader.tsx';
import type { HiringFileProps } from '../illustrations/HiringFile/HiringFile.tsx';
import type { StepperProps } from '../sections/Stepper/Stepper.tsx';
import {
  coachCard,
  competencyRubric,
  heatmapWithReceipt,
  leadingReceipt,
  sellingContext,
  shortEvidencePack,
  sjtCard,
} from './artifacts.ts';
import { availability } from './availability.ts';
import { competencies, role, stages } from './hiringFile.ts';
import { afterJoining } from './emailForm.ts';
import { waitlistLink } from './navigation.ts';

export const howItWorksHeader = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'How it works' }],
  heading: 'Five steps from job description to decision',
  lead: 'Paste the job description and five facts about your deals. AI drafts; your team edits and interviews. Waitlist open; illustrations use sample data.',
  actions: {
    join: { label: 'Join the waitlist', to: waitlistLink('how_it_works') },
    other: { label: 'Watch demo', to: '/demo' },
  },
} satisfies PageHeaderProps;

export const howItWorksSteps = [
  {
    id: 'understand-your-world',
    heading: 'Understand your world',
    text: 'Paste the job description, here for a mid-market account executive (AE), and describe how you sell: motion, contract value, deal cycle, ideal customer and objections. If something is missing, the product asks you. Setup is designed to take under 10 minutes.',
  },
  {
    id: 'you-steer',
    heading: 'You steer, the system designs',
    text: 'You get a draft of the Top-5 competencies, each at four levels; each level is described by a sentence, the anchor. Rename, swap or drop any of them. The proof test, multiple choice, and the coach cards, our interview guides, follow from what you keep.',
  },
  {
    id: 'proof-tests',
    heading: 'Proof tests',
    text: 'Candidates answer multiple-choice questions about judgment, set in situations from your own sales. AI drafts the answer key, and your team edits and approves it before anyone takes the test. Everyone who reaches a stage gets the same tasks. Your team chooses whether to add a role-play, scored by people.',
  },
  {
    id: 'scored-with-receipts',
    heading: 'Scored with receipts',
    text: 'A receipt is the answer or note behind a score: in the test, the answer that was chosen; in an interview, the interviewer’s note with its minute. Each names the level it matches. Disagree? Change the score.',
  },
  {
    id: 'decide-in-20-minutes',
    heading: 'Decide in 20 minutes',
    text: 'The evidence pack lists strengths, gaps and open questions, with a hire/no-hire recommendation aligned to your 30/60/90-day key performance indicators (KPIs). The hiring manager decides. The design target for the debrief is 20 minutes or less, once the panel has read it.',
  },
] satisfies StepperProps['steps'];

const [, proofTest] = stages;

/** What the example holds once each step is done. */
const parts = [
  { label: 'Role', brief: role.contextInShort.join(', ') },
  { label: 'Competencies', brief: `${competencies.length}, at four levels each` },
  { label: 'Proof test', brief: `${proofTest.minutes} minutes, the same for all` },
  { label: 'Scores', brief: 'Four candidates, each score with its source' },
  { label: 'Decision', brief: 'With its reasons and date' },
];

/** One example, step by step: what each step adds to it. */
export const howItWorksFiles = [
  sellingContext,
  competencyRubric,
  sjtCard,
  heatmapWithReceipt,
  shortEvidencePack,
].map(({ description }, open) => ({
  description,
  title: `Example: ${role.name}`,
  progress: `Step ${open + 1} of ${parts.length}`,
  parts,
  open,
  toCome: 'To come',
})) satisfies HiringFileProps[];

export const howItWorksDifferentiators = {
  heading: 'Built from your deals',
  tiles: [
    {
      heading: 'It starts from how you sell',
      thumbnail: role.contextInShort.slice(0, 2).map((fact) => [fact]),
      text: 'Motion, deal size, cycle and objections shape the competencies and the tests.',
    },
    {
      heading: 'Each score has a source',
      thumbnail: [[competencies[0].name], [leadingReceipt.time, 4]],
      text: 'Open a score to see the answer or the note behind it. A blank means no evidence.',
    },
    {
      heading: 'It helps interviewers, too',
      thumbnail: [[coachCard.prompt]],
      text: 'Coach cards hold the questions and the levels. The interviewer asks, listens and takes the notes.',
    },
    {
      heading: 'It works beside your ATS',
      thumbnail: [['scores.csv'], [3, 3, 4, 2]],
      text: `Keep your applicant tracking system (ATS). ${availability.product}`,
    },
  ],
} satisfies DifferentiatorsProps;

export const howItWorksClosingCall = {
  heading: 'See all five steps in 60 seconds',
  text: 'The tour shows the same example. In the 7-day free trial you take the steps for a role of your own, with no credit card now.',
  joined: afterJoining,
  secondaryAction: { label: 'Watch demo', to: '/demo' },
  links: [{ label: 'Read your job description', to: '/read' }],
} satisfies CallToActionProps;

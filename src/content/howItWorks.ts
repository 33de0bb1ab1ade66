import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { DifferentiatorsProps } from '../sections/Differentiators/Differentiators.tsx';
import type { PageHeaderProps } from '../sections/PageHeader/PageHeader.tsx';
import type { HiringFileProps } from '../illustrations/HiringFile/HiringFile.tsx';
import type { StepperProps } from '../sections/Stepper/Stepper.tsx';
import {
  competencyRubric,
  heatmapWithReceipt,
  sellingContext,
  shortEvidencePack,
  sjtCard,
} from './artifacts.ts';
import { availability } from './availability.ts';
import { competencies, role, stages } from './hiringFile.ts';
import { afterJoining } from './emailForm.ts';
import { stamp } from './sheets.ts';
import { waitlistLink } from './navigation.ts';
import { whenItOpens } from './trial.ts';
import { ways } from './ways.ts';

export const howItWorksHeader = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'How it works' }],
  heading: 'Five steps from job description to decision',
  lead: 'Paste the job description and five facts about your deals. AI drafts; your team edits, interviews and decides.',
  actions: {
    join: { label: 'Join the waitlist', to: waitlistLink('how_it_works') },
    other: { label: 'Watch demo', to: '/demo' },
  },
} satisfies PageHeaderProps;

export const howItWorksSteps = [
  {
    id: 'understand-your-world',
    heading: 'Understand your world',
    text: 'Paste the job description and say how you sell: motion, contract value, deal cycle, ideal customer and objections. The product asks about whatever the posting leaves out. Our target: a first draft in under 10 minutes.',
  },
  {
    id: 'you-steer',
    heading: 'You steer, the system designs',
    text: 'You get a draft of the Top-5 competencies, each described at four levels. Rename, swap or drop any of them. The test, the interview guides and the plan are built from the five you keep.',
    fold: 'Show the draft',
  },
  {
    id: 'proof-tests',
    heading: 'Proof tests',
    text: `Candidates answer questions set in your own deals. AI drafts the answer key, and your team edits and approves it before anyone takes the test. Add a role-play if you like, scored by people. In this example, eight candidates with four interviews each would take 32. Screen and test all eight, then give four finalists three more each: 20. Your plan shows who runs each stage, its minutes and the total.`,
    fold: 'Show a question',
  },
  {
    id: 'scored-with-receipts',
    heading: 'Scored with receipts',
    text: 'The answer key scores the test; your interviewers score the rest. Open a score to see the answer chosen, or the note with its minute. Here B-11 answers the objection best of four, and misses on discovery. Disagree? Change it.',
  },
  {
    id: 'decide-in-20-minutes',
    heading: 'Decide in 20 minutes',
    text: 'The report lists strengths, gaps and open questions, with a hire/no-hire recommendation aligned to your 30/60/90-day KPIs. The hiring manager decides. Our target: 20 minutes or less to debrief a candidate.',
  },
] satisfies StepperProps['steps'];

const [, testStage] = stages;

/** The parts of the example, one for each step, in a few words. */
const parts = [
  { label: 'Role', brief: role.contextInShort.join(', ') },
  { label: 'Competencies', brief: `${competencies.length}, at four levels each` },
  { label: 'Proof test', brief: `${testStage.minutes} minutes, the same for all` },
  { label: 'Scores', brief: 'Four candidates, each score with its source' },
  { label: 'Decision', brief: 'With its reasons and date' },
];

/** The example at each step, opened at the part that the step adds. */
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
  ...(open === 0 && { stamp }),
})) satisfies HiringFileProps[];

export const howItWorksDifferentiators = {
  heading: 'Your deals, your interviewers, your ATS',
  tiles: [
    {
      heading: 'It starts from how you sell',
      text: 'Motion, deal size, cycle and objections shape the competencies and the test.',
    },
    {
      heading: 'Each score has a source',
      text: 'The answer a candidate chose, or the line an interviewer typed.',
    },
    {
      heading: 'It helps interviewers, too',
      text: 'Each gets a guide: what to ask, what a strong answer does, and the red flag.',
    },
    {
      heading: 'Keep your ATS',
      text: availability.product,
    },
  ],
} satisfies DifferentiatorsProps;

export const howItWorksClosingCall = {
  heading: 'Run the five steps on your own role',
  text: whenItOpens,
  joined: afterJoining,
  secondaryAction: ways.read,
} satisfies CallToActionProps;

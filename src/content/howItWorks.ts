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
} from './artefacts.ts';
import { availability } from './availability.ts';
import { competencies, jobDescription, role, stages } from './hiringFile.ts';
import { waitlistLink } from './navigation.ts';

export const howItWorksHeader = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'How it works' }],
  heading: 'Five steps from job description to decision',
  lead: 'You bring the role and the way you sell. AI drafts the evaluation. Test answers and your interviewers’ notes are the evidence. You edit, check and decide. We are at the waitlist stage: nobody outside can use the product yet, and the pictures are drawings with invented data.',
} satisfies PageHeaderProps;

export const howItWorksSteps = [
  {
    id: 'understand-your-world',
    heading: 'Understand your world',
    text: 'Paste the job description, here for a mid-market account executive (AE), and describe how you sell: motion, contract value, deal cycle, ideal customer and objections. The draft asks for what is missing. Setup is designed to take under 10 minutes.',
  },
  {
    id: 'you-steer',
    heading: 'You steer, the system designs',
    text: 'You get a draft of the Top-5 competencies, each with four anchors from 1 to 4. Rename, swap or drop any of them. Tests and coach cards follow from what you keep.',
  },
  {
    id: 'proof-tests',
    heading: 'Proof tests',
    text: 'Candidates answer multiple-choice judgment questions and situational tasks drawn from how you sell. Your team chooses whether to include a role-play. AI drafts the answer key, and your team edits and approves it before anyone takes the test. All candidates for the role get the same tasks.',
  },
  {
    id: 'scored-with-receipts',
    heading: 'Scored with receipts',
    text: 'A score in the test shows the answer that was chosen. A score from an interview shows the interviewer’s note with its minute. Each names the anchor it matches. If you disagree, you change it.',
  },
  {
    id: 'decide-in-20-minutes',
    heading: 'Decide in 20 minutes',
    text: 'The evidence pack lists strengths, gaps and open questions, with a hire/no-hire recommendation aligned to your 30/60/90-day key performance indicators (KPIs). People decide. The design target for the debrief is 20 minutes or less, once the panel has read the pack.',
  },
] satisfies StepperProps['steps'];

const [, proofTest] = stages;

/** What the file holds once each step is done. */
const parts = [
  { label: 'Role', brief: role.contextInShort.join(', ') },
  { label: 'Competencies', brief: `${competencies.length}, with four anchors each` },
  { label: 'Proof test', brief: `${proofTest.minutes} minutes, the same for all` },
  { label: 'Scores', brief: 'Four candidates, each score with its source' },
  { label: 'Decision', brief: 'Made by the hiring manager' },
];

/** One file, step by step: what each step adds to it. */
export const howItWorksFiles = [
  sellingContext,
  competencyRubric,
  sjtCard,
  heatmapWithReceipt,
  shortEvidencePack,
].map(({ description }, open) => ({
  description,
  title: `Hiring file: ${role.name}`,
  progress: `Step ${open + 1} of ${parts.length}`,
  parts,
  open,
  toCome: 'To come',
})) satisfies HiringFileProps[];

export const howItWorksDifferentiators = {
  heading: 'What makes it different',
  tiles: [
    {
      heading: 'It starts from how you sell',
      thumbnail: jobDescription
        .flatMap(({ text, marked = false }) => (marked ? [[text]] : []))
        .slice(0, 2),
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
      text: 'Coach cards hold the questions and the anchors. The interviewer asks, listens and takes the notes.',
    },
    {
      heading: 'It works beside your ATS',
      thumbnail: [['scores.csv'], [3, 3, 4, 2]],
      text: `Keep your applicant tracking system (ATS). ${availability.product}`,
    },
  ],
} satisfies DifferentiatorsProps;

export const howItWorksClosingCall = {
  heading: 'Watch the tour or join the waitlist',
  text: 'The tour goes through one illustrative hiring file in 60 seconds. The waitlist is for the 7-day free trial on a role of your own, no credit card now.',
  action: { label: 'Join the waitlist', to: waitlistLink('how_it_works') },
  secondaryAction: { label: 'Watch demo', to: '/demo' },
} satisfies CallToActionProps;

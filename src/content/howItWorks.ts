import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { DifferentiatorsProps } from '../sections/Differentiators/Differentiators.tsx';
import type { PageHeaderProps } from '../sections/PageHeader/PageHeader.tsx';
import type { StepperProps } from '../sections/Stepper/Stepper.tsx';
import { waitlistLink } from './navigation.ts';

export const howItWorksHeader = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'How it works', to: '/how-it-works' },
  ],
  heading: 'Five steps from job description to decision',
  lead: 'You bring the role and the way you sell. The system drafts the evaluation, gathers the evidence and lays it out. People edit, question and decide at every step.',
} satisfies PageHeaderProps;

export const howItWorksSteps = [
  {
    id: 'understand-your-world',
    heading: 'Understand your world',
    text: 'Paste the job description and describe your selling context: motion, annual contract value, deal cycle, ideal customer and common objections. If something important is missing, you are asked for it. Setup is designed to take under 10 minutes.',
  },
  {
    id: 'you-steer',
    heading: 'You steer, the system designs',
    text: 'You receive a draft of the Top-5 competencies, each written as behavior that can be seen and scored. Rename, swap or drop any of them. The tests and coach cards follow from what you keep.',
  },
  {
    id: 'proof-tests',
    heading: 'Proof tests',
    text: 'Candidates answer multiple-choice judgment questions and situational tasks drawn from your selling context. A role-play is optional. Instructions and expected time come first, and everyone applying for the role gets the same tasks.',
  },
  {
    id: 'scored-with-receipts',
    heading: 'Scored with receipts',
    text: 'Answers and interview notes are scored against the anchors. Each score carries a quote, a timestamp and a rationale, so you can check it at the source. If you disagree, you change it.',
  },
  {
    id: 'decide-in-20-minutes',
    heading: 'Decide in 20 minutes',
    text: 'The evidence pack lists strengths, gaps and open questions, with a hire/no-hire recommendation aligned to your 30/60/90-day KPIs. People decide: the recommendation opens the discussion, and your team closes it. A debrief of 20 minutes or less is our design target, and it works only if everyone reads the pack first.',
  },
] satisfies StepperProps['steps'];

export const howItWorksDifferentiators = {
  heading: 'What makes it different',
  tiles: [
    {
      heading: 'It starts from how you sell',
      text: 'Two roles with one title can need different people. Motion, deal size, cycle and objections shape the competencies and the tests.',
    },
    {
      heading: 'Every score has a source',
      text: 'You can follow each number to a quote and a moment. If there is no evidence, the cell stays empty.',
    },
    {
      heading: 'It helps interviewers, too',
      text: 'Coach cards give people the questions and the anchors. The interview stays a conversation between two people.',
    },
    {
      heading: 'It works beside your ATS',
      text: 'Keep your applicant tracking where it is. CSV export is available today, API webhooks are available, and ATS integrations are on the roadmap.',
    },
  ],
} satisfies DifferentiatorsProps;

export const howItWorksClosingCall = {
  heading: 'See it move, or save your place',
  text: 'The demo walks through one invented hiring file in 60 seconds. The waitlist is for trying it on your own role: 7-day free trial, no credit card now.',
  action: { label: 'Join the waitlist', to: waitlistLink('how_it_works') },
  secondaryAction: { label: 'Watch demo', to: '/demo' },
} satisfies CallToActionProps;

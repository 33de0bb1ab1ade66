import { availability } from './availability.ts';
import { isConfirmationOn } from './isConfirmationOn.ts';
import type { TrialOfferProps } from '../sections/TrialOffer/TrialOffer.tsx';

export const trialOffer = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Pricing' }],
  heading: 'Join the waitlist for a 7-day free trial',
  lead: 'Set up a sales role and try the test on your own reps, free for 7 days and with no credit card now. Early users get priority access: invitations go out in the order of joining. Prices and the opening date are not announced.',
  includedHeading: 'In the trial',
  included: availability.trial,
  meanwhile: { label: 'Try it now: read your job description', to: '/read' },
  formHeading: 'Join the waitlist',
  stepsHeading: 'What happens after you join',
  steps: [
    {
      heading: isConfirmationOn ? 'You confirm your address' : 'You are on the list',
      text: `${isConfirmationOn ? 'An email brings you a link. You are on the list once you open it and press Confirm.' : 'The page confirms it; there is no confirmation email.'} We store your email, your name and company if you give them, and the campaign tags of the link that led you here.`,
    },
    {
      heading: 'You get one email when the trial opens for you',
      text: 'There is no newsletter. If you hire this quarter, start with our free samples: the rubric and the blueprint work without the product. To leave the list, write to us and we delete your entry.',
    },
    {
      heading: 'You try it for 7 days',
      text: 'In 7 days you can set up a role and try the test on reps who agree. Do not use the results for pay or promotion.',
    },
    {
      heading: 'You choose what comes next',
      text: 'The trial ends by itself and does not turn into a paid plan. You can export your data as CSV. Ask us and it is deleted within 30 days; otherwise, it is deleted 24 months after creation.',
    },
  ],
  note: 'Before you use the test on candidates, give the notices the law requires. As of November 23, 2026, New York City’s Local Law 144 covers a job at an office in the city, or a remote job tied to one there. If it covers your use, you cannot run candidates in the trial: it requires an independent bias audit, which has not been done yet, and notice 10 business days ahead. This is not legal advice.',
  more: { label: 'Laws on AI in hiring, with sources', to: '/answers/ai-hiring-laws' },
} satisfies Omit<TrialOfferProps, 'form'>;

/** The headline once the form has arrived: nothing asks for what has been given. */
export const joinedHeading = 'Your 7-day free trial';

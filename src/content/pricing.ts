import { availability } from './availability.ts';
import { isConfirmationOn } from './isConfirmationOn.ts';
import type { TrialOfferProps } from '../sections/TrialOffer/TrialOffer.tsx';

export const trialOffer = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Pricing' }],
  heading: 'Join the waitlist for a 7-day free trial',
  lead: 'The trial opens later. Prices are not announced: they will depend on how many roles you hire for and how many candidates you evaluate. The trial asks for no credit card now, and early users get priority access, in the order of joining.',
  includedHeading: 'In the trial',
  included: availability.trial,
  formHeading: 'Join the waitlist',
  stepsHeading: 'What happens after you join',
  steps: [
    {
      heading: 'You are on the list',
      text: `${isConfirmationOn ? 'The page confirms it, and one email asks you to confirm your address.' : 'The page confirms it; there is no confirmation email.'} We store your email, your name and company if you give them, and the campaign tags of the link that led you here.`,
    },
    {
      heading: 'You get one email when the trial opens for you',
      text: 'There is no newsletter, and there is no opening date yet. We invite in the order of joining. If you hire this quarter, start with our samples; they work without the product. To leave the list, write to us and we delete your entry.',
    },
    {
      heading: 'You try it for 7 days',
      text: 'Set up one role, take the proof test yourself, and run it with your own reps. Before you use it on a candidate, give the notices your law requires. New York City asks for 10 business days. A hire takes longer than 7 days, so the trial shows whether the work gets easier. It cannot show how a new hire turns out. When the 7 days start, and how many roles, candidates and teammates they cover, is not settled yet.',
    },
    {
      heading: 'You choose what comes next',
      text: 'The trial ends by itself and does not turn into a paid plan. You can export your data as CSV. Ask us and it is deleted within 30 days; otherwise, it is deleted 24 months after creation.',
    },
  ],
} satisfies Omit<TrialOfferProps, 'form'>;

/** The headline once the form has arrived: nothing asks for what has been given. */
export const joinedHeading = 'Your 7-day free trial';

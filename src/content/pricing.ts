import { limits } from '../contract/limits.ts';
import type { TrialOfferProps } from '../sections/TrialOffer/TrialOffer.tsx';
import type { WaitlistFormProps } from '../forms/WaitlistForm/WaitlistForm.tsx';
import {
  companyField,
  emailErrors,
  formWords,
  nameErrors,
  offline,
  privacyLink,
} from './formWords.ts';

export const waitlistForm = {
  fields: [
    {
      name: 'email',
      label: 'Work email',
      type: 'email',
      autoComplete: 'email',
      maxLength: limits.email,
      required: true,
      errors: {
        required: 'Enter your work email, so that we can write to you.',
        ...emailErrors,
      },
    },
    {
      name: 'name',
      label: 'Full name',
      autoComplete: 'name',
      maxLength: limits.name,
      errors: nameErrors,
    },
    companyField,
  ],
  ...formWords,
  submit: 'Join waitlist',
  submitting: 'Joining...',
  failures: {
    offline,
    rateLimited:
      'Too many tries from your network in a short time. Wait a minute, then press the button again.',
    server:
      'We could not save your signup. What you typed is still here: please try again in a minute.',
  },
  success: {
    heading: "You're on the list!",
    text: "We'll notify you as soon as the 7-day free trial is available.",
  },
  privacy: {
    text: 'We use your details for the waitlist only.',
    link: privacyLink,
  },
} satisfies WaitlistFormProps;

export const trialOffer = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Pricing', to: '/pricing' },
  ],
  heading: 'Start with a 7-day free trial',
  lead: 'Prices have not been announced yet. Join the waitlist and we will write to you when the trial is available. It asks for no credit card now, and early users get priority access.',
  includedHeading: 'What the trial is planned to include',
  included: [
    'A hiring flow from your own job description and selling context',
    'Top-5 competencies with anchors that you can edit',
    'Proof tests and interview coach cards',
    'Evidence packs with quotes, timestamps and rationale',
    'CSV export',
  ],
  formHeading: 'Join the waitlist',
  stepsHeading: 'What happens after you join',
  steps: [
    {
      heading: 'You are on the list',
      text: 'We store your email, your name and company if you give them, and the campaign tags of the link that led you here.',
    },
    {
      heading: 'We write when the trial is available',
      text: 'The trial is free for 7 days. Joining the list does not promise a date.',
    },
    {
      heading: 'You decide what comes next',
      text: 'A trial does not turn into a paid plan by itself. You would have to choose one, with its price in view.',
    },
  ],
} satisfies Omit<TrialOfferProps, 'form'>;

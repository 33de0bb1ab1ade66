import type { WaitlistFormProps } from '../forms/WaitlistForm/WaitlistForm.tsx';
import {
  companyWords,
  emailErrors,
  formWords,
  nameErrors,
  offline,
  privacyLink,
} from './formWords.ts';

export const waitlistForm = {
  fields: {
    email: {
      label: 'Work email',
      errors: { required: 'Enter your work email, so that we can write to you.', ...emailErrors },
    },
    name: { label: 'Full name', errors: nameErrors },
    company: companyWords,
  },
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
    receipt: {
      title: 'Waitlist',
      lines: [
        { term: 'Status', detail: 'On the list' },
        { term: 'Credit card', detail: 'None' },
        { term: 'Next', detail: 'One email when the trial opens for you' },
      ],
    },
    waysHeading: 'While you wait',
    ways: [
      { label: 'Write a sales hiring blueprint', to: '/answers/sales-hiring-blueprint' },
      { label: 'Build a sales competency rubric', to: '/answers/sales-competency-rubric' },
    ],
  },
  privacy: {
    text: 'We use your details to run the waitlist and to count which campaigns lead to signups.',
    link: privacyLink,
  },
} satisfies WaitlistFormProps;

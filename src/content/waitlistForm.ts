import type { SuccessWords } from '../forms/PostForm/types.ts';
import type { WaitlistFormProps } from '../forms/WaitlistForm/WaitlistForm.tsx';
import {
  companyWords,
  emailErrors,
  formWords,
  nameErrors,
  offline,
  privacyLink,
} from './formWords.ts';
import { ways } from './ways.ts';
import { isConfirmationOn } from './isConfirmationOn.ts';
import { isSendOnOn } from './isSendOnOn.ts';

const nextSteps = {
  waysHeading: 'While you wait',
  ways: [ways.score, ways.read, ways.samples],
} satisfies Partial<SuccessWords>;

/** Success message when signups need no confirmation: the visitor is on the list at once. */
const joinedAtOnce = {
  heading: "You're on the list!",
  text: "We'll notify you as soon as the 7-day free trial is available.",
  receipt: {
    title: 'Waitlist',
    lines: [
      { term: 'Status', detail: 'Received' },
      { term: 'Credit card', detail: 'None' },
    ],
  },
  ...nextSteps,
} satisfies SuccessWords;

/** Success message when signups need confirmation: the visitor is on the list only after confirming. */
export const joinedUnconfirmed = {
  heading: 'Almost there: open the link that we sent',
  text: 'It is in an email to the address you typed. You are on the list once you press Confirm on the page that it opens. The link works for 30 days.',
  receipt: {
    title: 'Waitlist',
    lines: [
      { term: 'Status', detail: 'Not confirmed yet' },
      { term: 'Credit card', detail: 'None' },
      { term: 'Next', detail: 'Open the link and press Confirm' },
    ],
  },
  resend: {
    help: 'No email after a few minutes? Look in the spam folder, then sign up again with the same address: that sends another one. If you are already on the list, no email comes.',
    button: 'Send it again',
    sent: 'Asked for another email. If none comes, check the address you typed.',
    failed: 'That did not work. Please try again in a minute.',
  },
  ...nextSteps,
} satisfies SuccessWords;

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
    rateLimited: 'Too many attempts from your network. Wait a minute, then press the button again.',
    server:
      'We could not save your signup. What you typed is still here: please try again in a minute.',
  },
  ...(isSendOnOn && { sendOn: 'Send the waitlist to a colleague' }),
  success: isConfirmationOn ? joinedUnconfirmed : joinedAtOnce,
  privacy: {
    text: 'We use this for the waitlist, and to see which campaigns bring people here.',
    link: privacyLink,
  },
} satisfies WaitlistFormProps;

import type { WaitlistFormProps } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { privacyLink } from './formWords.ts';
import { waitlistForm } from './waitlistForm.ts';

/** The waitlist form cut down to its one required field, for any page; `id` tells two on a page apart. */
export const emailForm = (id: string): WaitlistFormProps => ({
  ...waitlistForm,
  id,
  asks: ['email'],
  submit: 'Join the waitlist',
  layout: 'line',
  privacy: { text: 'No credit card now.', link: privacyLink },
});

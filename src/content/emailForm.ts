import type { WaitlistFormProps } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { privacyLink } from './formWords.ts';
import { waitlistForm } from './waitlistForm.ts';

/** The waitlist form cut down to what must be filled in, for any page; `id` tells two on a page apart. */
export const emailForm = (id: string): WaitlistFormProps => ({
  ...waitlistForm,
  id,
  asks: 'required',
  submit: 'Join the waitlist',
  layout: 'line',
  privacy: { text: 'No credit card now.', link: privacyLink },
});

import { contact } from '../api/forms/contact.ts';
import type { OutcomeProps } from '../sections/Outcome/Outcome.tsx';
import { contactForm } from './contact.ts';
import { ways } from './ways.ts';

/** What `/contact/sent` says: the words that the form itself shows where scripts run. */
export const sent = {
  ...contactForm.success,
  form: contact.id,
  home: ways.home,
} satisfies OutcomeProps;

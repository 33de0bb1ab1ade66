import { contact } from '../api/forms/contact.ts';
import type { OutcomeProps } from '../sections/Outcome/Outcome.tsx';
import { contactForm } from './contact.ts';
import { ways } from './ways.ts';

/** Words of `/contact/sent`, the page after a native post. With scripts, the form shows the same in place. */
export const sent = {
  ...contactForm.success,
  form: contact.id,
  home: ways.home,
} satisfies OutcomeProps;

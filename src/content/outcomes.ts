import type { OutcomeProps } from '../sections/Outcome/Outcome.tsx';
import { contact } from '../contract/forms/contact.ts';
import { waitlist } from '../contract/forms/waitlist.ts';
import { contactForm } from './contact.ts';
import { waitlistForm } from './waitlistForm.ts';

const home = { label: 'Return to Home', to: '/' };

/** What `/pricing/joined` says: the words that the form itself shows where scripts run. */
export const joined = { ...waitlistForm.success, form: waitlist.id, home } satisfies OutcomeProps;

/** What `/contact/sent` says. */
export const sent = { ...contactForm.success, form: contact.id, home } satisfies OutcomeProps;

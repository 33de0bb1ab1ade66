import type { OutcomeProps } from '../sections/Outcome/Outcome.tsx';
import { contactForm } from './contact.ts';
import { waitlistForm } from './waitlistForm.ts';

const home = { label: 'Return to Home', to: '/' };

/** What `/pricing/joined` says: the words that the form itself shows where scripts run. */
export const joined = { ...waitlistForm.success, home } satisfies OutcomeProps;

/** What `/contact/sent` says. */
export const sent = { ...contactForm.success, home } satisfies OutcomeProps;

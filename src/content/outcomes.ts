import type { OutcomeProps } from '../sections/Outcome/Outcome.tsx';
import { contactForm } from './contact.ts';
import { waitlistForm } from './pricing.ts';

/** What `/pricing/joined` says: the words that the form itself shows where scripts run. */
export const joined = {
  ...waitlistForm.success,
  waysHeading: 'While you wait',
  ways: [
    { label: 'Write a sales hiring blueprint', to: '/answers/sales-hiring-blueprint' },
    { label: 'See how it works', to: '/how-it-works' },
    { label: 'Return to Home', to: '/' },
  ],
} satisfies OutcomeProps;

/** What `/contact/sent` says. */
export const sent = {
  ...contactForm.success,
  waysHeading: 'Until then',
  ways: [
    { label: 'Read the frequently asked questions', to: '/faq' },
    { label: 'Browse the answers', to: '/answers' },
    { label: 'Return to Home', to: '/' },
  ],
} satisfies OutcomeProps;

import { longestAddress } from '../email.ts';
import { longestName } from '../limits.ts';
import { paths } from '../paths.ts';
import type { Form, FormValues } from './form.ts';
import { schemaOf } from './schema.ts';

/** A waitlist signup, with the campaign that led to it. */
export const waitlist = {
  id: 'waitlist-form',
  path: paths.waitlist,
  page: '/pricing',
  sentTo: '/pricing/joined',
  fields: {
    email: { kind: 'email', maxLength: longestAddress, required: true, autoComplete: 'email' },
    name: { kind: 'line', maxLength: longestName, autoComplete: 'name' },
    company: { kind: 'line', maxLength: longestName, autoComplete: 'organization' },
  },
  hidden: { utm_source: 200, utm_campaign: 200, utm_medium: 200 },
} as const satisfies Form;

export const waitlistSchema = schemaOf(waitlist);

/** What the form posts: every field, optional ones as empty strings. */
export type WaitlistSignup = FormValues<typeof waitlist>;

import { longestAddress } from '../email.ts';
import { longestName } from '../limits.ts';
import { paths } from '../paths.ts';
import type { Form, FormValues } from './form.ts';
import { schemaOf } from './schema.ts';

/**
 * A contact message. `from` and `type` are the query parameters of the link that led to the form
 * (`/contact?from=faq`, `/contact?type=fit-check`) and make its topic. Even the longest message fits
 * the body limit, in any writing system (three times the limit in a post without scripts).
 */
export const contact = {
  id: 'contact-form',
  path: paths.contact,
  page: '/contact',
  thanksPage: '/contact/sent',
  fields: {
    name: { kind: 'line', maxLength: longestName, required: true, autoComplete: 'name' },
    email: { kind: 'email', maxLength: longestAddress, required: true, autoComplete: 'email' },
    company: { kind: 'line', maxLength: longestName, autoComplete: 'organization' },
    message: { kind: 'lines', maxLength: 4000, required: true, autoComplete: 'off' },
  },
  hidden: { from: 100, type: 100 },
} as const satisfies Form;

export const contactSchema = schemaOf(contact);

/** What the form posts: every field, optional ones as empty strings. */
export type ContactMessage = FormValues<typeof contact>;

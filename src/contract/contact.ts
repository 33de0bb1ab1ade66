import * as v from 'valibot';
import { limits } from './limits.ts';
import { filled, line, lines } from './text.ts';
import { emailField } from './waitlist.ts';

/**
 * A contact message as the form posts it. `from` and `type` are the query parameters of the link
 * that led to the form (`/contact?from=faq`, `/contact?type=fit-check`) and make its topic.
 */
export const contactSchema = v.object({
  name: v.optional(v.pipe(line(limits.name), filled), ''),
  email: emailField,
  company: v.optional(line(limits.company), ''),
  message: v.optional(v.pipe(lines(limits.message), filled), ''),
  from: v.optional(line(limits.topic), ''),
  type: v.optional(line(limits.topic), ''),
});

/** What the form posts: every field, optional ones as empty strings. */
export type ContactMessage = v.InferOutput<typeof contactSchema>;

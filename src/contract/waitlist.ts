import * as v from 'valibot';
import { isEmail } from './email.ts';
import { limits } from './limits.ts';
import { filled, line } from './text.ts';

/** An address that is there and can receive mail; as typed, apart from surrounding spaces. */
export const emailField = v.optional(
  v.pipe(line(limits.email), filled, v.check(isEmail, 'invalid')),
  '',
);

/** A waitlist signup as the form posts it. Absent optional fields read as empty strings. */
export const waitlistSchema = v.object({
  email: emailField,
  name: v.optional(line(limits.name), ''),
  company: v.optional(line(limits.company), ''),
  utm_source: v.optional(line(limits.utm), ''),
  utm_campaign: v.optional(line(limits.utm), ''),
  utm_medium: v.optional(line(limits.utm), ''),
});

/** What the form posts: every field, optional ones as empty strings. */
export type WaitlistSignup = v.InferOutput<typeof waitlistSchema>;

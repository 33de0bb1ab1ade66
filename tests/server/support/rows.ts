import { parse } from 'valibot';
import { type ContactMessage, contactSchema } from '../../../src/api/forms/contact.ts';
import { type WaitlistSignup, waitlistSchema } from '../../../src/api/forms/waitlist.ts';

/** A signup as the form posts it; fields that a test does not set are empty. */
export const signup = (email: string, more: Partial<WaitlistSignup> = {}): WaitlistSignup =>
  parse(waitlistSchema, { email, ...more });

/** A contact message as the form posts it. */
export const message = (email: string, more: Partial<ContactMessage> = {}): ContactMessage =>
  parse(contactSchema, { email, name: 'Ann', message: 'Hi', ...more });

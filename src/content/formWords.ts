import { ways } from './ways.ts';
import { longestName } from '../api/limits.ts';
import { longestAddress } from '../api/email.ts';
import type { FieldWords, PostFormCopy } from '../forms/PostForm/types.ts';

/** What every form says around its fields. */
export const formWords = {
  requiredNote: 'required',
  optionalNote: 'optional',
  errorTitle: 'Error',
  errorsHeading: (count) =>
    count === 1 ? 'One field needs another look:' : `${count} fields need another look:`,
  honeypotLabel: 'Leave this field empty',
  suggestion: {
    question: 'Did you mean {address}?',
    use: 'Use {address}',
    keep: 'Or press the button again to send it as it is.',
  },
} satisfies Partial<PostFormCopy>;

/** Shown by every form that is sent while the visitor is offline. */
export const offline =
  'You are offline, so nothing was sent. What you typed is still here: try again when you are connected.';

/** Link from a form to the policy on what happens to the data. */
export const privacyLink = ways.privacy;

export const nameErrors = {
  invalid: 'Enter your name on one line.',
  too_long: `Enter a name of at most ${longestName} characters.`,
} satisfies FieldWords['errors'];

export const emailErrors = {
  invalid: 'Enter an email address like name@company.com.',
  character: 'Enter an email address without spaces, commas or accents, with one @.',
  too_long: `Enter an email address of at most ${longestAddress} characters.`,
} satisfies FieldWords['errors'];

export const companyWords = {
  label: 'Company',
  errors: {
    invalid: 'Enter your company on one line.',
    too_long: `Enter a company name of at most ${longestName} characters.`,
  },
} satisfies FieldWords;

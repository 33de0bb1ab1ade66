import { formWords } from './formWords.ts';

/** Headings above a refused form in browsers without scripts, by the status of the response. */
const headings: Readonly<Record<number, string>> = {
  400: 'What was sent could not be read, so nothing was stored. Fill in the form again.',
  403: 'The form was not sent from our own page, so nothing was stored. Fill it in here.',
  413: 'What was sent is too long, so nothing was stored. Go back, shorten it, and send it again.',
};

/**
 * What to say above a refused form.
 *
 * @param fields - How many fields were refused.
 * @param failures - The form's own messages for failures that have nothing to do with its fields.
 */
export const refusedHeading = (
  status: number,
  fields: number,
  failures: { readonly rateLimited: string; readonly server: string },
): string => {
  if (status === 422) return formWords.errorsHeading(fields);
  return headings[status] ?? (status === 429 ? failures.rateLimited : failures.server);
};

/** Title of the page with a refused form. */
export const refusedTitle = 'Error: your form was not sent';

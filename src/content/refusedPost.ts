import { formWords } from './formWords.ts';

/** What a page without scripts says above a form that was refused, by the status of the answer. */
const headings: Readonly<Record<number, string>> = {
  400: 'What was sent could not be read, so nothing was stored. Fill in the form again.',
  403: 'The form was not sent from our own page, so nothing was stored. Fill it in here.',
  413: 'What was sent is too long, so nothing was stored. Go back, shorten it, and send it again.',
};

/**
 * What to say above a refused form.
 *
 * @param fields - How many fields were refused.
 * @param failures - The form's own words for what may happen to any post.
 */
export const refusedHeading = (
  status: number,
  fields: number,
  failures: { readonly rateLimited: string; readonly server: string },
): string => {
  if (status === 422) return formWords.errorsHeading(fields);
  return headings[status] ?? (status === 429 ? failures.rateLimited : failures.server);
};

/** Title of such a page. */
export const refusedTitle = 'Error: your form was not sent';

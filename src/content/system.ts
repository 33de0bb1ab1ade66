import type { ErrorNoticeProps } from '../sections/ErrorNotice/ErrorNotice.tsx';
import type { NotFoundProps } from '../sections/NotFound/NotFound.tsx';

/** Words of the 404 page and of the page for errors. */
export const notFound = {
  code: '404',
  receipt: {
    title: 'Receipt',
    lines: [{ term: 'Next', detail: 'Check the address' }],
  },
  heading: 'Oops! Page not found',
  text: 'There is nothing at this address. It may have been mistyped, or the page may have moved.',
  home: { label: 'Return to Home', to: '/' },
  suggestionsHeading: 'Did you mean one of these?',
} satisfies NotFoundProps;

export const errorNotice = {
  heading: 'Unexpected Application Error!',
  text: 'Something went wrong on this page. Try again: what you typed here is kept.',
  retry: 'Try again',
  home: { label: 'Return to Home', to: '/' },
} satisfies Omit<ErrorNoticeProps, 'onRetry'>;

/** Said when a button is pressed that needs the application, and it has not arrived. */
export const unansweredPress =
  'This button needs a part of the page that did not arrive. Reload the page to use it.';

import type { NotFoundProps } from '../sections/NotFound/NotFound.tsx';
import { ways } from './ways.ts';

/** Words of the 404 page. */
export const notFound = {
  code: '404',
  receipt: {
    title: 'Receipt',
    lines: [{ term: 'Next', detail: 'Check the address' }],
  },
  heading: 'Oops! Page not found',
  text: 'There is nothing at this address. It may have been mistyped, or the page may have moved.',
  home: ways.home,
  suggestionsHeading: 'Did you mean one of these?',
} satisfies NotFoundProps;

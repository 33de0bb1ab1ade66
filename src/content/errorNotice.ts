import type { ErrorNoticeProps } from '../sections/ErrorNotice/ErrorNotice.tsx';
import { ways } from './ways.ts';

/** Words of a page that fails. */
export const errorNotice = {
  heading: 'Unexpected Application Error!',
  text: 'Something went wrong on this page. Try again: what you typed here is kept.',
  retry: 'Try again',
  home: ways.home,
} satisfies Omit<ErrorNoticeProps, 'onRetry'>;

/** Shown after a press on a button that needs the application, when the application could not be loaded. */
export const unansweredPress =
  'This button needs a part of the page that did not arrive. Reload the page to use it.';

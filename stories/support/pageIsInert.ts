import { expect, waitFor } from 'storybook/test';

/** Waits until the page behind an open dialog is out of reach, a moment after the dialog opened. */
export const pageIsInert = (): Promise<void> =>
  waitFor(() => expect(document.getElementById('storybook-root')).toHaveAttribute('inert'));

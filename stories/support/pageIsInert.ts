import { expect, waitFor } from 'storybook/test';

/** Waits until the page behind an open dialog is inert, which it becomes a moment after the dialog opened. */
export const pageIsInert = (): Promise<void> =>
  waitFor(() => expect(document.getElementById('storybook-root')).toHaveAttribute('inert'));

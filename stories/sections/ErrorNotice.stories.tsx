import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { errorNotice } from '../../src/content/system.ts';
import { ErrorNotice } from '../../src/sections/ErrorNotice/ErrorNotice.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/ErrorNotice',
  component: ErrorNotice,
  args: { ...errorNotice, onRetry: fn() },
} satisfies Meta<typeof ErrorNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page failed while it was being shown. */
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('trying again is one press away', async () => {
      const retry = canvas.getByRole('button', { name: 'Try again' });
      await userEvent.click(retry);
      await expect(args.onRetry).toHaveBeenCalledOnce();
      retry.blur();
    });
    await step('so is the way home', async () => {
      await expect(canvas.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    });
  },
};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: { heading: longText(120), text: longText(500), retry: longText(60) },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: { heading: longWord, text: longWord, retry: longWord },
};

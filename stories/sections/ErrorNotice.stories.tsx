import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { errorNotice } from '../../src/content/errorNotice.ts';
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
export const Default: Story = {};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: { heading: longText(120), text: longText(500), retry: longText(60) },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: { heading: longWord, text: longWord, retry: longWord },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../../src/primitives/Notice/Notice.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'primitives/Notice',
  component: Notice,
  args: {
    children:
      'We could not save your signup. What you typed is still here: please try again in a minute.',
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What went wrong and what to do; screen readers announce it at once. */
export const Default: Story = {};

/** Text longer than a line wraps. */
export const LongContent: Story = { args: { children: longText(500) } };

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: { children: longWord } };

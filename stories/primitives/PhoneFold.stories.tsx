import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneFold } from '../../src/primitives/PhoneFold/PhoneFold.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'primitives/PhoneFold',
  component: PhoneFold,
  args: {
    name: 'levels',
    heading: 'Discovery depth',
    children: <p>Finds out what the problem costs before offering anything.</p>,
  },
} satisfies Meta<typeof PhoneFold>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed on a phone until its heading is pressed; on wider screens always open. */
export const Default: Story = {};

/** Open at first, on phones, too. */
export const Open: Story = { args: { isOpen: true } };

/** A heading of several lines, and much to read. */
export const LongContent: Story = {
  args: { isOpen: true, heading: longText(120), children: <p>{longText(400)}</p> },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: { isOpen: true, heading: longWord, children: <p>{longWord}</p> },
};

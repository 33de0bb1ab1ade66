import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneMore } from '../../src/primitives/PhoneMore/PhoneMore.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'primitives/PhoneMore',
  component: PhoneMore,
  args: {
    label: 'Show the four levels',
    children: <p>Finds out what the problem costs before offering anything.</p>,
  },
} satisfies Meta<typeof PhoneMore>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closed on a phone until its label is pressed; on wider screens always shown, without a label. */
export const Default: Story = {};

/** Open at first, on phones, too. */
export const Open: Story = { args: { isOpen: true } };

/** A label of several lines, and much to read. */
export const LongContent: Story = {
  args: { isOpen: true, label: longText(120), children: <p>{longText(400)}</p> },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: { isOpen: true, label: longWord, children: <p>{longWord}</p> },
};

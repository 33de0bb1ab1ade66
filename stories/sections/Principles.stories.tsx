import type { Meta, StoryObj } from '@storybook/react-vite';
import { principles } from '../../src/content/about.ts';
import { Principles } from '../../src/sections/Principles/Principles.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/Principles',
  component: Principles,
  args: principles,
} satisfies Meta<typeof Principles>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four principles as a ledger. */
export const Default: Story = {};

/** The longest copy a principle must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(60),
    principles: ['First', 'Second'].map((name) => ({
      heading: `${name}: ${longText(80)}`,
      text: longText(400),
    })),
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: { heading: longWord, principles: [{ heading: longWord, text: longWord }] },
};

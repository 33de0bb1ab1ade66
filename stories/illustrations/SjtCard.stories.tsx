import type { Meta, StoryObj } from '@storybook/react-vite';
import { sjtCard } from '../../src/content/artifacts.ts';
import { SjtCard } from '../../src/illustrations/SjtCard/SjtCard.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'illustrations/SjtCard',
  component: SjtCard,
  args: sjtCard,
} satisfies Meta<typeof SjtCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A task that Candidate B-07 has taken. */
export const Default: Story = {};

/** Before anyone has taken it. */
export const NotTakenYet: Story = {
  args: {
    options: sjtCard.options.map(({ letter, text, level }) => ({ letter, text, level })),
  },
};

/** The longest copy the sheet must carry. */
export const LongContent: Story = {
  args: {
    situation: longText(600),
    options: sjtCard.options.map((option) => ({ ...option, text: longText(180) })),
    note: longText(240),
  },
};

/** A word without a break opportunity stays on the sheet. */
export const UnbrokenWord: Story = {
  args: {
    situation: longWord,
    options: sjtCard.options.map((option) => ({ ...option, text: longWord })),
  },
};

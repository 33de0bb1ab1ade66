import type { Meta, StoryObj } from '@storybook/react-vite';
import { coachCard } from '../../src/content/artifacts.ts';
import { CoachCard } from '../../src/illustrations/CoachCard/CoachCard.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'illustrations/CoachCard',
  component: CoachCard,
  args: coachCard,
} satisfies Meta<typeof CoachCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card for objection handling. */
export const Default: Story = {};

/** The longest copy the sheet must carry. */
export const LongContent: Story = {
  args: {
    prompt: longText(160),
    ask: [longText(200), longText(160)],
    listen: [longText(180), longText(120)],
    redFlag: longText(220),
    note: longText(240),
  },
};

/** A word without a break opportunity stays on the sheet. */
export const UnbrokenWord: Story = {
  args: { prompt: longWord, ask: [longWord], listen: [longWord], redFlag: longWord },
};

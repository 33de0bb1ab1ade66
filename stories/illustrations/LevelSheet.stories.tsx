import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelSheet } from '../../src/illustrations/LevelSheet/LevelSheet.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'illustrations/LevelSheet',
  component: LevelSheet,
  args: {
    caption: 'Discovery depth at four levels',
    rows: [
      ['1', 'Pitches before asking.', '“Great. Let me show you how our approval engine works.”'],
      ['2', 'Finds a problem, but not its cost.', '“So approvals are slow.”'],
      ['3', 'Follows one problem to its cost.', '“What does a late approval cost you?”'],
      ['4', 'Asks what the problem costs, what waiting costs, and who pays.'],
    ],
  },
} satisfies Meta<typeof LevelSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each sentence beside its level. */
export const Default: Story = {};

/** The longest sentences that it must carry. */
export const LongContent: Story = {
  args: { caption: longText(120), rows: [['4', longText(200), longText(200)]] },
};

/** A word without a break opportunity stays beside its number. */
export const UnbrokenWord: Story = { args: { rows: [['4', longWord, longWord]] } };

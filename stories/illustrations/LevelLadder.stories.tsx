import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountExecutive } from '../../src/content/hiringFiles/accountExecutive.ts';
import { LevelLadder } from '../../src/illustrations/LevelLadder/LevelLadder.tsx';
import { longText, longWord } from '../support/extremes.ts';

const { anchors } = accountExecutive.competencies[0];

const meta = {
  title: 'illustrations/LevelLadder',
  component: LevelLadder,
  args: { anchors },
} satisfies Meta<typeof LevelLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four levels, each with a sentence. */
export const Default: Story = {};

/** One level is marked as the one that the candidate's words match. */
export const Matched: Story = { args: { matched: { level: 3, label: '(matched)' } } };

/** The longest sentences a level must carry. */
export const LongContent: Story = {
  args: {
    anchors: anchors.map((each) => ({ ...each, anchor: longText(200), sound: longText(200) })),
    matched: { level: 3, label: '(matched)' },
  },
};

/** A word without a break opportunity stays beside its number. */
export const UnbrokenWord: Story = {
  args: {
    anchors: anchors.map((each) => ({ ...each, anchor: longWord, sound: longWord })),
    matched: { level: 3, label: '(matched)' },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountExecutive } from '../../src/content/hiringFiles/accountExecutive.ts';
import { LevelLadder } from '../../src/illustrations/LevelLadder/LevelLadder.tsx';

const meta = {
  title: 'illustrations/LevelLadder',
  component: LevelLadder,
  args: { anchors: accountExecutive.competencies[0].anchors },
} satisfies Meta<typeof LevelLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four levels, each with a sentence. */
export const Default: Story = {};

/** One of them is the level that the words match. */
export const Matched: Story = { args: { matched: { level: 3, label: '(matched)' } } };

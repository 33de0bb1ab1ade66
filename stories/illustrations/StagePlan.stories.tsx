import type { Meta, StoryObj } from '@storybook/react-vite';
import { salesLeader } from '../../src/content/hiringFiles/salesLeader.ts';
import { blueprintOf } from '../../src/content/samples.ts';
import { StagePlan } from '../../src/illustrations/StagePlan/StagePlan.tsx';
import { longText, longWord } from '../support/extremes.ts';

const { stages, unit, totals } = blueprintOf(salesLeader).plan;

const meta = {
  title: 'illustrations/StagePlan',
  component: StagePlan,
  args: { stages, unit, totals },
} satisfies Meta<typeof StagePlan>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five stages with the competencies that each scores, and the totals. */
export const Default: Story = {};

/** The longest copy the plan must carry. */
export const LongContent: Story = {
  args: {
    stages: stages.map((stage, index) => ({
      ...stage,
      name: `${index} ${longText(80)}`,
      runBy: longText(80),
      scored: [{ competency: longText(120), owner: longText(120) }],
      note: longText(160),
    })),
    totals: [longText(120)],
  },
};

/** A word without a break opportunity stays in its column. */
export const UnbrokenWord: Story = {
  args: {
    stages: stages.map((stage, index) => ({
      ...stage,
      name: `${index}${longWord}`,
      runBy: longWord,
      scored: [{ competency: longWord, owner: longWord }],
      note: longWord,
    })),
    totals: [longWord],
  },
};

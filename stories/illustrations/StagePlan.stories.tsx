import type { Meta, StoryObj } from '@storybook/react-vite';
import { salesLeader } from '../../src/content/hiringFiles/salesLeader.ts';
import { blueprintOf } from '../../src/content/samples.ts';
import { StagePlan } from '../../src/illustrations/StagePlan/StagePlan.tsx';

const meta = {
  title: 'illustrations/StagePlan',
  component: StagePlan,
  args: blueprintOf(salesLeader).plan,
} satisfies Meta<typeof StagePlan>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five stages with what they score, and their sums. */
export const Default: Story = {};

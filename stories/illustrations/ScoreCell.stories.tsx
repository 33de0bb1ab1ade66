import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Score, ScoreCell } from '../../src/illustrations/ScoreCell/ScoreCell.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';

const scores: readonly Score[] = [0, 1, 2, 3, 4];

const meta = {
  title: 'illustrations/ScoreCell',
  component: ScoreCell,
  args: { score: 4 },
} satisfies Meta<typeof ScoreCell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A score with its digit. */
export const Default: Story = {};

/** Every score from 0 to 4. */
export const Scale: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      {scores.map((score) => (
        <ScoreCell key={score} score={score} />
      ))}
    </Stack>
  ),
};

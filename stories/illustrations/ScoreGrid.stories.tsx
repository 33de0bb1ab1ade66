import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { scoreGrid } from '../../src/content/scoreGrid.ts';
import { ScoreGrid } from '../../src/illustrations/ScoreGrid/ScoreGrid.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'illustrations/ScoreGrid',
  component: ScoreGrid,
  args: scoreGrid,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ScoreGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first, , , , last] = scoreGrid.rows;

/** At first, the receipt of the candidate's first score is shown. */
export const Default: Story = {
  parameters: pictured({
    modes: [
      'desktop',
      'tablet',
      'phone',
      'forced-colors',
      'more-contrast',
      'reduced-motion',
      'print',
      'hover',
      'focus',
    ],
  }),
};

/** The shape that fills the space beside the text of a hero; before any press the first receipt is shown. */
export const Spread: Story = {
  args: { shape: 'spread' },
  parameters: { layout: 'fullscreen', ...pictured({ modes: ['desktop', 'tablet', 'phone'] }) },
};

/** A press shows another receipt in the same place, on a phone as a sheet; the pressed score does not move. */
export const SpreadPressed: Story = {
  args: { shape: 'spread' },
  parameters: { layout: 'fullscreen', ...pictured({ modes: ['desktop', 'phone'] }) },
  decorators: [
    (Grid) => (
      <div style={{ position: 'relative', minHeight: '100vh' }}>
        <Grid />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const score = canvas.getByRole('radio', { name: 'Forecast honesty: 3' });
    const { top } = score.getBoundingClientRect();
    await userEvent.click(score);
    await expect(canvas.getByText(last?.evidence.quote ?? '')).toBeVisible();
    await expect(score.getBoundingClientRect().top).toBe(top);
  },
};

/** A press on another score shows the receipt of that score instead. */
export const AnotherScore: Story = {
  play: async ({ canvas, step }) => {
    await step('press the last score', () =>
      userEvent.click(canvas.getByRole('radio', { name: 'Forecast honesty: 3' })),
    );
    await step('its receipt has taken the place of the first', async () => {
      await expect(canvas.getByText(last?.evidence.quote ?? '')).toBeVisible();
      await expect(canvas.getByText(first?.evidence.quote ?? '')).not.toBeVisible();
    });
  },
};

/** The longest copy the grid must carry. */
export const LongContent: Story = {
  args: {
    role: longText(60),
    hint: longText(60),
    rows: scoreGrid.rows.map((row) => ({
      ...row,
      competency: longText(60),
      evidence: { ...row.evidence, competency: longText(60), quote: longText(240) },
    })),
  },
};

/** A word without a break opportunity stays in its column and on the paper. */
export const UnbrokenWord: Story = {
  args: {
    rows: scoreGrid.rows.map((row, index) => ({
      ...row,
      competency: `${index}${longWord}`,
      evidence: { ...row.evidence, competency: longWord, quote: longWord },
    })),
  },
};

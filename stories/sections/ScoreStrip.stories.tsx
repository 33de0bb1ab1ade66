import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { scoreAddress, scoreResult } from '../../src/content/score.ts';
import { accountExecutive } from '../../src/content/hiringFiles/accountExecutive.ts';
import { scoreRoundsOf } from '../../src/content/scoreRounds.ts';
import { ScoreStrip } from '../../src/sections/ScoreStrip/ScoreStrip.tsx';
import { longText, longWord } from '../support/extremes.ts';

const cellsOf = (given: readonly (1 | 2 | 3 | 4)[]) =>
  scoreRoundsOf(accountExecutive).map(({ competency, level }, index) => ({
    competency,
    given: given[index] ?? level,
    key: level,
  }));

const meta = {
  title: 'sections/ScoreStrip',
  component: ScoreStrip,
  args: {
    ...scoreResult,
    cells: cellsOf([3, 3, 4, 4, 4]),
    share: { ...scoreResult.share, address: scoreAddress },
    onPlay: fn(),
  },
} satisfies Meta<typeof ScoreStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Some agree, some are one off, one is further off. If the browser refuses to copy, the shared line appears. */
export const Default: Story = {};

/** All five agree. */
export const AllAgreed: Story = { args: { cells: cellsOf([]) } };

/** The play button starts the rounds. */
export const PlayedAgain: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('press it', async () => {
      const play = canvas.getByRole('button', { name: 'Play from the start' });
      await userEvent.click(play);
      await expect(args.onPlay).toHaveBeenCalledOnce();
      play.blur();
    });
  },
};

const filled = (text: string) => ({
  heading: text,
  lead: text,
  play: text,
  cells: cellsOf([1, 2]).map((cell, index) => ({ ...cell, competency: `${index} ${text}` })),
});

/** The longest copy the layout must carry. */
export const LongContent: Story = { args: filled(longText(120)) };

/** A word without a break opportunity stays inside its cell. */
export const UnbrokenWord: Story = { args: filled(longWord) };

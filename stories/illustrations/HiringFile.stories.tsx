import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hiringFile } from '../../src/content/home.ts';
import { HiringFile } from '../../src/illustrations/HiringFile/HiringFile.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'illustrations/HiringFile',
  component: HiringFile,
  args: hiringFile,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof HiringFile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The product in one picture. */
export const Default: Story = {
  parameters: {
    visual: { modes: ['desktop', 'tablet', 'phone', 'forced-colors', 'reduced-motion', 'print'] },
  },
  play: async ({ canvas, step }) => {
    await step('one sentence stands for the picture', async () => {
      await expect(canvas.getByRole('img')).toHaveAccessibleName(hiringFile.description);
    });
  },
};

/** Every score of the scale, from no evidence to the strongest. */
export const AllScores: Story = {
  args: {
    competencies: ([0, 1, 2, 3, 4, 5] as const).map((score) => ({
      name: `Scored ${score}`,
      score,
    })),
  },
};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    role: longText(80),
    candidate: longText(60),
    excerpt: [{ text: longText(300) }, { text: longText(120), marked: true }],
    competencies: hiringFile.competencies.map(({ score }) => ({
      name: longText(60 + score),
      score,
    })),
    receipt: { time: '1:02:04', quote: longText(300), rationale: longText(240) },
    verdict: longText(80),
    verdictNote: longText(240),
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: {
    role: longWord,
    candidate: longWord,
    excerpt: [{ text: longWord }],
    context: [longWord],
    competencies: [{ name: longWord, score: 3 }],
    receipt: { time: '12:04', quote: longWord, rationale: longWord },
    verdict: longWord,
    verdictNote: longWord,
  },
};

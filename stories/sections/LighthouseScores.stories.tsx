import type { Meta, StoryObj } from '@storybook/react-vite';
import { lighthouseScores } from '../../src/content/performance.ts';
import { LighthouseScores } from '../../src/sections/LighthouseScores/LighthouseScores.tsx';
import type { LighthouseRun } from '../../src/sections/LighthouseScores/types.ts';
import { longText, longWord } from '../support/extremes.ts';

const run: LighthouseRun = {
  version: '13.5.0',
  date: '2026-11-21',
  scores: { performance: 92, accessibility: 95, bestPractices: 87, seo: 98 },
};

const filledWith = (text: string) => ({
  heading: text,
  lead: text,
  categories: lighthouseScores.categories.map((category) => ({ ...category, label: text })),
});

const meta = {
  title: 'sections/LighthouseScores',
  component: LighthouseScores,
  args: { ...lighthouseScores, run },
} satisfies Meta<typeof LighthouseScores>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scores of 90 or more are green, the others yellow. */
export const Default: Story = {};

/** Every color at its edges: 100, 90, 50 and 49. */
export const Edges: Story = {
  args: {
    run: { ...run, scores: { performance: 100, accessibility: 90, bestPractices: 50, seo: 49 } },
  },
};

/** No run of this build exists. */
export const NoRun: Story = { args: { run: undefined } };

/** The longest copy the layout must carry. */
export const LongContent: Story = { args: filledWith(longText(160)) };

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = { args: filledWith(longWord) };

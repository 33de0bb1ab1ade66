import type { Meta, StoryObj } from '@storybook/react-vite';
import { salesDevelopment } from '../../src/content/hiringFiles/salesDevelopment.ts';
import { samplesOf } from '../../src/content/samples.ts';
import { CodeSheet } from '../../src/illustrations/CodeSheet/CodeSheet.tsx';
import { longText, longWord } from '../support/extremes.ts';

const { scores } = samplesOf(salesDevelopment);

const meta = {
  title: 'illustrations/CodeSheet',
  component: CodeSheet,
  args: scores,
} satisfies Meta<typeof CodeSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first lines of a file. */
export const Default: Story = {};

/** The longest copy: a line that is wider than the sheet runs off its edge. */
export const LongContent: Story = {
  args: {
    title: longText(60),
    lines: [...scores.lines, ...scores.lines.map(() => longText(300))],
  },
};

/** A word without a break opportunity breaks in the title, and runs off the edge in a line of code. */
export const UnbrokenWord: Story = {
  args: { title: longWord, lines: scores.lines.map(() => longWord) },
};

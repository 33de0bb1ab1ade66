import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerTeaser } from '../../src/content/answerTeaser.ts';
import { AnswerTeaser } from '../../src/sections/AnswerTeaser/AnswerTeaser.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/AnswerTeaser',
  component: AnswerTeaser,
  args: answerTeaser,
} satisfies Meta<typeof AnswerTeaser>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As on the home page: each level leads to its receipt. */
export const Default: Story = {};

const filled = (text: string) => ({
  heading: text,
  lead: text,
  question: text,
  answer: text,
  levels: answerTeaser.levels.map((level) => ({ ...level, label: text })),
});

/** The longest copy the layout must carry. */
export const LongContent: Story = { args: filled(longText(280)) };

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = { args: filled(longWord) };

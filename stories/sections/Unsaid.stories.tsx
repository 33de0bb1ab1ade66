import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { readMoreQuestions } from '../../src/content/readMoreQuestions.ts';
import { Unsaid } from '../../src/sections/Unsaid/Unsaid.tsx';
import { longText, longWord } from '../support/extremes.ts';
import { thin, viewOf } from '../support/reading.ts';

const { unsaid } = viewOf(thin);

const meta = {
  title: 'sections/Unsaid',
  component: Unsaid,
  args: { ...unsaid, onAnswer: fn(), onMore: fn() },
} satisfies Meta<typeof Unsaid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A thin posting: a question for each fact. */
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('one press answers a question', async () => {
      await expect(canvas.getAllByRole('group', { name: /\?$/ })).toHaveLength(2);
      await userEvent.click(canvas.getByRole('radio', { name: 'Over $100,000' }));
      await expect(args.onAnswer).toHaveBeenCalledWith('deal-size', 'large');
    });
  },
};

/** An answer, and what it did to the list. */
export const Answered: Story = {
  args: viewOf(thin, {
    answers: { 'deal-size': 'large' },
    effects: { 'deal-size': 'Multi-threading comes in, and coaching goes out.' },
  }).unsaid,
  play: async ({ canvas, step }) => {
    await step('the answer is kept, and its effect told', async () => {
      await expect(canvas.getByRole('radio', { name: 'Over $100,000' })).toBeChecked();
      await expect(canvas.getByText(/Multi-threading comes in/)).toBeVisible();
    });
  },
};

/** Six in all: what the list can tell is missing, and what it cannot. */
export const More: Story = {
  args: viewOf(thin, { more: readMoreQuestions }).unsaid,
  play: async ({ args, canvas, step }) => {
    await step('a press opens them', async () => {
      await userEvent.click(canvas.getByText('More questions'));
      await expect(args.onMore).toHaveBeenCalled();
      await expect(canvas.getAllByRole('group', { name: /\?$/ })).toHaveLength(6);
    });
  },
};

/** One question alone has its answers beside it. */
export const OneQuestion: Story = { args: { questions: unsaid.questions.slice(0, 1) } };

/** The text says all of it. */
export const Complete: Story = { args: { questions: [] } };

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(90),
    lead: longText(300),
    questions: unsaid.questions.map((question) => ({
      ...question,
      question: longText(140),
      options: question.options.map((option) => ({ ...option, label: longText(60) })),
      effect: longText(160),
    })),
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    lead: longWord,
    questions: unsaid.questions.slice(0, 2).map((question) => ({
      ...question,
      question: longWord,
      options: question.options.map((option) => ({ ...option, label: longWord })),
      effect: longWord,
    })),
  },
};

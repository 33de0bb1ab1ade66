import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { candidatePictures } from '../../src/content/candidatePictures.ts';
import { ProofQuestion } from '../../src/illustrations/ProofQuestion/ProofQuestion.tsx';
import { longText, longWord } from '../support/extremes.ts';

const [question] = candidatePictures.questions;

const meta = {
  title: 'illustrations/ProofQuestion',
  component: ProofQuestion,
  args: question,
} satisfies Meta<typeof ProofQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before an answer: no level is shown. */
export const Default: Story = {};

/** The keyboard chooses the second option, and the option's result is announced. */
export const Answered: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const status = canvas.getByRole('status');
    await step('first there is only the hint', async () => {
      await expect(canvas.getByText(question.hint)).toBeVisible();
      for (const { result } of question.options)
        await expect(canvas.getByText(result)).not.toBeVisible();
    });
    await step('the second option is chosen', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' {ArrowDown}');
      await expect(canvas.getByRole('radio', { name: /^B / })).toBeChecked();
    });
    await step('its result takes the place of the hint', async () => {
      await expect(canvas.getByText(question.hint)).not.toBeVisible();
      const visible = [...status.children].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      );
      await expect(visible.map(({ textContent }) => textContent.trim())).toEqual([
        question.options[1]?.result,
      ]);
    });
  },
};

/** The longest copy the sheet must carry. */
export const LongContent: Story = {
  args: {
    situation: longText(600),
    question: longText(120),
    options: question.options.map((option) => ({ ...option, text: longText(180) })),
    note: longText(240),
  },
};

/** A word without a break opportunity stays on the sheet. */
export const UnbrokenWord: Story = {
  args: {
    situation: longWord,
    question: longWord,
    options: question.options.map((option) => ({ ...option, text: longWord, result: longWord })),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { answerData } from '../../src/articles/answersData.ts';
import { relatedAnswers } from '../../src/content/article.ts';
import {
  type RelatedAnswer,
  RelatedAnswers,
} from '../../src/sections/RelatedAnswers/RelatedAnswers.tsx';
import { longText, longWord } from '../support/extremes.ts';

const answers = answerData('meddicc-vs-bant')?.related ?? [];
const meta = {
  title: 'sections/RelatedAnswers',
  component: RelatedAnswers,
  args: { ...relatedAnswers, answers },
} satisfies Meta<typeof RelatedAnswers>;

export default meta;
type Story = StoryObj<typeof meta>;

const filledWith = (text: string): RelatedAnswer[] =>
  answers.map((answer) => ({ ...answer, title: text }));

/** The previous and the next article, and one more. */
export const Default: Story = {};

/** Only one other article exists. */
export const Single: Story = { args: { answers: answers.slice(0, 1) } };

/** No other article exists: nothing is shown, not even the heading. */
export const Empty: Story = {
  // There is nothing to picture.
  parameters: pictured({ modes: [] }),
  args: { answers: [] },
  play: async ({ canvas, step }) => {
    await step('it is not there', async () => {
      await expect(canvas.queryByRole('heading')).toBeNull();
    });
  },
};

/** The longest copy the layout must carry. */
export const LongContent: Story = { args: { answers: filledWith(longText(160)) } };

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = { args: { answers: filledWith(longWord) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerSummaries } from '../../src/articles/answersData.ts';
import { answersHub } from '../../src/content/answersHub.ts';
import { AnswersHub } from '../../src/sections/AnswersHub/AnswersHub.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/AnswersHub',
  component: AnswersHub,
  args: { ...answersHub, answers: answerSummaries() },
} satisfies Meta<typeof AnswersHub>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The index of all articles. The search is not available yet, so its field is disabled and Tab skips it. */
export const Default: Story = {};

/** An article whose key points are all shown has no note that there are more. */
export const WithoutMore: Story = {
  args: {
    answers: answerSummaries()
      .slice(0, 1)
      .map((answer) => ({ ...answer, pointCount: 2 })),
  },
};

/** A page in the middle of many: it tells which articles it shows, and links to other pages. */
export const PageOfMany: Story = {
  args: {
    answers: answerSummaries().slice(0, 2),
    pagination: { page: 5, pages: 34, first: 121, total: 1000 },
  },
};

/** Before the first article is published: the count says so, and no empty list is rendered. */
export const Empty: Story = {
  args: { answers: [] },
};

/** The longest copy the ledger must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(90),
    lead: longText(400),
    answers: [
      {
        slug: 'an-article',
        kind: longText(90),
        thumbnail: [[longText(60)]],
        minutes: 45,
        sourceCount: 120,
        title: longText(90),
        description: longText(300),
        keyPoints: [longText(400), longText(300)],
        pointCount: 12,
      },
    ],
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    answers: [
      {
        slug: longWord.toLowerCase(),
        kind: longWord,
        thumbnail: [[longWord]],
        minutes: 1,
        sourceCount: 1,
        title: longWord,
        description: longWord,
        keyPoints: [longWord],
        pointCount: 2,
      },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { answerSummaries } from '../../src/articles/answersData.ts';
import { Answers } from '../../src/pages/Answers.tsx';

const meta = {
  title: 'pages/Answers',
  component: Answers,
  args: {
    answers: answerSummaries(),
    pagination: { page: 1, pages: 1, first: 1, total: answerSummaries().length },
  },
} satisfies Meta<typeof Answers>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

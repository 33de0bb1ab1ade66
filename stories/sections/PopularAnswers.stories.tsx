import type { Meta, StoryObj } from '@storybook/react-vite';
import { popularAnswers } from '../../src/content/home.ts';
import { PopularAnswers } from '../../src/sections/PopularAnswers/PopularAnswers.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/PopularAnswers',
  component: PopularAnswers,
  args: popularAnswers,
} satisfies Meta<typeof PopularAnswers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four cards beside the link to all answers. */
export const Default: Story = {};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(80),
    lead: longText(300),
    answers: [
      {
        slug: 'a',
        thumbnail: [[longText(60)], [4, 0]],
        kind: longText(60),
        title: longText(110),
        intro: longText(300),
      },
      { slug: 'b', thumbnail: [[4]], kind: 'Guide', title: 'Short', intro: 'Short.' },
    ],
  },
};

/** A word without a break opportunity stays inside its card. */
export const UnbrokenWord: Story = {
  args: {
    answers: [
      {
        slug: longWord,
        thumbnail: [[longWord]],
        kind: longWord,
        title: longWord,
        intro: longWord,
      },
    ],
  },
};

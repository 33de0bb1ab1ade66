import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { loadArticleParts } from '../../src/articles/articleParts.ts';
import { answerData } from '../../src/articles/answersData.ts';
import { Answer } from '../../src/pages/Answer.tsx';

const data = answerData('sales-competency-rubric');
if (data === undefined) throw new Error('The story shows an article that does not exist.');
const { parts: _, ...drawn } = await loadArticleParts(data.article);

const meta = {
  title: 'pages/Answer',
  component: Answer,
  args: { ...data, ...drawn },
  parameters: pictured({
    modes: ['desktop', 'tablet', 'phone', 'forced-colors', 'print', 'dark'],
  }),
} satisfies Meta<typeof Answer>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

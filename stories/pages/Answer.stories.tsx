import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { loadArtefact } from '../../src/app/artefact.ts';
import { answerData } from '../../src/app/answersData.ts';
import { Answer } from '../../src/pages/Answer.tsx';

const data = answerData('sales-competency-rubric');
if (data?.article.artefact === undefined)
  throw new Error('The story shows an article that does not exist, or has no picture.');
const { picture } = await loadArtefact(data.article.artefact);

const meta = {
  title: 'pages/Answer',
  component: Answer,
  args: { ...data, picture },
  parameters: pictured({ modes: ['desktop', 'tablet', 'phone', 'forced-colors', 'print'] }),
} satisfies Meta<typeof Answer>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

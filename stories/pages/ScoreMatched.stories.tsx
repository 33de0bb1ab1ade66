import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScoreMatched } from '../../src/pages/ScoreMatched.tsx';

const meta = {
  title: 'pages/ScoreMatched',
  component: ScoreMatched,
  args: { agreed: 3 },
} satisfies Meta<typeof ScoreMatched>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

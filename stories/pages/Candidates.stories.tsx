import type { Meta, StoryObj } from '@storybook/react-vite';
import { candidatePictures } from '../../src/content/candidatePictures.ts';
import { Candidates } from '../../src/pages/Candidates.tsx';

const meta = {
  title: 'pages/Candidates',
  component: Candidates,
  args: candidatePictures,
} satisfies Meta<typeof Candidates>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

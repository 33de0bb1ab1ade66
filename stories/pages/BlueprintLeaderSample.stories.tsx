import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlueprintLeaderSample } from '../../src/pages/BlueprintLeaderSample.tsx';

const meta = {
  title: 'pages/BlueprintLeaderSample',
  component: BlueprintLeaderSample,
} satisfies Meta<typeof BlueprintLeaderSample>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

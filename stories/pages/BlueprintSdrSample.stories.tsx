import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlueprintSdrSample } from '../../src/pages/BlueprintSdrSample.tsx';

const meta = {
  title: 'pages/BlueprintSdrSample',
  component: BlueprintSdrSample,
} satisfies Meta<typeof BlueprintSdrSample>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

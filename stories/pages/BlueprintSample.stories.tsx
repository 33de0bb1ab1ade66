import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlueprintSample } from '../../src/pages/BlueprintSample.tsx';

const meta = { title: 'pages/BlueprintSample', component: BlueprintSample } satisfies Meta<
  typeof BlueprintSample
>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

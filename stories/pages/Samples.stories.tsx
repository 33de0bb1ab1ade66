import type { Meta, StoryObj } from '@storybook/react-vite';
import { Samples } from '../../src/pages/Samples.tsx';

const meta = { title: 'pages/Samples', component: Samples } satisfies Meta<typeof Samples>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { About } from '../../src/pages/About.tsx';

const meta = { title: 'pages/About', component: About } satisfies Meta<typeof About>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

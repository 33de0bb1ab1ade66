import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home } from '../../src/pages/Home.tsx';

const meta = { title: 'pages/Home', component: Home } satisfies Meta<typeof Home>;

export default meta;

/** The whole page, without header and footer. */
export const Default: StoryObj<typeof meta> = {};

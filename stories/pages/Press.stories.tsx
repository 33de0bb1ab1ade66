import type { Meta, StoryObj } from '@storybook/react-vite';
import { Press } from '../../src/pages/Press.tsx';

const meta = { title: 'pages/Press', component: Press } satisfies Meta<typeof Press>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Security } from '../../src/pages/Security.tsx';

const meta = { title: 'pages/Security', component: Security } satisfies Meta<typeof Security>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

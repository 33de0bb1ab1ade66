import type { Meta, StoryObj } from '@storybook/react-vite';
import { Terms } from '../../src/pages/Terms.tsx';

const meta = { title: 'pages/Terms', component: Terms } satisfies Meta<typeof Terms>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

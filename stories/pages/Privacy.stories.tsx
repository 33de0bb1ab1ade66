import type { Meta, StoryObj } from '@storybook/react-vite';
import { Privacy } from '../../src/pages/Privacy.tsx';

const meta = { title: 'pages/Privacy', component: Privacy } satisfies Meta<typeof Privacy>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

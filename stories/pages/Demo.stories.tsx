import type { Meta, StoryObj } from '@storybook/react-vite';
import { Demo } from '../../src/pages/Demo.tsx';

const meta = { title: 'pages/Demo', component: Demo } satisfies Meta<typeof Demo>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Candidates } from '../../src/pages/Candidates.tsx';

const meta = { title: 'pages/Candidates', component: Candidates } satisfies Meta<typeof Candidates>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Changelog } from '../../src/pages/Changelog.tsx';

const meta = { title: 'pages/Changelog', component: Changelog } satisfies Meta<typeof Changelog>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { Performance } from '../../src/pages/Performance.tsx';

const meta = { title: 'pages/Performance', component: Performance } satisfies Meta<
  typeof Performance
>;

export default meta;

/** The whole page. What the browser measures of itself differs from run to run: it has no picture. */
export const Default: StoryObj<typeof meta> = { parameters: pictured({ modes: [] }) };

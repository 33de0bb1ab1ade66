import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { Performance } from '../../src/pages/Performance.tsx';

const meta = { title: 'pages/Performance', component: Performance } satisfies Meta<
  typeof Performance
>;

export default meta;

/** The whole page. No picture is taken, because what the browser measures differs from run to run. */
export const Default: StoryObj<typeof meta> = { parameters: pictured({ modes: [] }) };

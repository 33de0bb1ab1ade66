import type { Meta, StoryObj } from '@storybook/react-vite';
import { Performance } from '../../src/pages/Performance.tsx';

const meta = { title: 'pages/Performance', component: Performance } satisfies Meta<
  typeof Performance
>;

export default meta;

/** The whole page, without header and footer. */
export const Default: StoryObj<typeof meta> = {
  parameters: {
    visual: { skip: 'Shows what the browser measures of itself, which differs from run to run.' },
  },
};

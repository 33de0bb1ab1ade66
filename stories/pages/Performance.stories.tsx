import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { Performance } from '../../src/pages/Performance.tsx';

const meta = { title: 'pages/Performance', component: Performance } satisfies Meta<
  typeof Performance
>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {
  parameters: {
    ...pictured({
      skip: 'Shows what the browser measures of itself, which differs from run to run.',
    }),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { HowItWorks } from '../../src/pages/HowItWorks.tsx';

const meta = { title: 'pages/HowItWorks', component: HowItWorks } satisfies Meta<typeof HowItWorks>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {
  parameters: {
    ...pictured({ modes: ['desktop', 'tablet', 'phone', 'wide', 'dark'] }),
    route: '/how-it-works',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { Pricing } from '../../src/pages/Pricing.tsx';

const meta = { title: 'pages/Pricing', component: Pricing } satisfies Meta<typeof Pricing>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {
  parameters: { ...pictured({ modes: ['desktop', 'tablet', 'phone', 'wide'] }), route: '/pricing' },
};

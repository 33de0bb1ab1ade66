import type { Meta, StoryObj } from '@storybook/react-vite';
import { PricingJoined } from '../../src/pages/PricingJoined.tsx';

const meta = { title: 'pages/PricingJoined', component: PricingJoined } satisfies Meta<
  typeof PricingJoined
>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pricing } from '../../src/pages/Pricing.tsx';

const meta = { title: 'pages/Pricing', component: Pricing } satisfies Meta<typeof Pricing>;

export default meta;

/** The whole page, without header and footer. */
export const Default: StoryObj<typeof meta> = {};

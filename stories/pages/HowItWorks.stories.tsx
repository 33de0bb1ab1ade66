import type { Meta, StoryObj } from '@storybook/react-vite';
import { HowItWorks } from '../../src/pages/HowItWorks.tsx';

const meta = { title: 'pages/HowItWorks', component: HowItWorks } satisfies Meta<typeof HowItWorks>;

export default meta;

/** The whole page, without header and footer. */
export const Default: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Faq } from '../../src/pages/Faq.tsx';

const meta = { title: 'pages/Faq', component: Faq } satisfies Meta<typeof Faq>;

export default meta;

/** The whole page. */
export const Default: StoryObj<typeof meta> = {};

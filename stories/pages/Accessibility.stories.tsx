import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accessibility } from '../../src/pages/Accessibility.tsx';

const meta = {
  title: 'pages/Accessibility',
  component: Accessibility,
} satisfies Meta<typeof Accessibility>;

export default meta;

/** The whole page, without header and footer. */
export const Default: StoryObj<typeof meta> = {};

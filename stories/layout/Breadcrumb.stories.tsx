import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../../src/layout/Breadcrumb/Breadcrumb.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'layout/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', to: '/' },
      { label: 'Answers', to: '/answers' },
      { label: 'Sales competency rubric' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two places above the page. */
export const Default: Story = {};

/** A page right below home. */
export const OneStep: Story = {
  args: {
    items: [{ label: 'Home', to: '/' }, { label: 'Demo' }],
  },
};

/** The longest name takes as many lines as it needs. */
export const LongContent: Story = {
  args: {
    items: [{ label: 'Home', to: '/' }, { label: longText(140) }],
  },
};

/** A name without a break opportunity stays inside the page. */
export const UnbrokenWord: Story = {
  args: {
    items: [{ label: 'Home', to: '/' }, { label: longWord }],
  },
};

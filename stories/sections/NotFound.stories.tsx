import type { Meta, StoryObj } from '@storybook/react-vite';
import { notFound } from '../../src/content/system.ts';
import { NotFound } from '../../src/sections/NotFound/NotFound.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/NotFound',
  component: NotFound,
  args: notFound,
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An address that resembles nothing. */
export const Default: Story = {};

/** The address resembles pages that exist. */
export const WithSuggestions: Story = {
  args: {
    suggestions: [
      { label: 'Pricing', to: '/pricing' },
      { label: 'How it works', to: '/how-it-works' },
    ],
  },
};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(120),
    text: longText(400),
    suggestions: [{ label: longText(160), to: '/pricing' }],
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    text: longWord,
    suggestions: [{ label: longWord, to: '/pricing' }],
  },
};

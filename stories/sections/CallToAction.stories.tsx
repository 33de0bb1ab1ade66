import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { homeClosingCall } from '../../src/content/home.ts';
import { CallToAction } from '../../src/sections/CallToAction/CallToAction.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/CallToAction',
  component: CallToAction,
  args: homeClosingCall,
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closes a page. */
export const Default: Story = {
  parameters: {
    visual: { modes: ['desktop', 'tablet', 'phone', 'forced-colors', 'hover', 'focus'] },
  },
  play: async ({ canvas, step }) => {
    await step('the call leads to the form, and says which call it was', async () => {
      await expect(canvas.getByRole('link', { name: 'Join the waitlist' })).toHaveAttribute(
        'href',
        homeClosingCall.action.to,
      );
    });
  },
};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(160),
    text: longText(500),
    action: { label: longText(60), to: '/pricing' },
    note: longText(240),
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    text: longWord,
    action: { label: longWord, to: '/pricing' },
    note: longWord,
  },
};

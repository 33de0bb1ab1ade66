import type { Meta, StoryObj } from '@storybook/react-vite';
import { joined } from '../../src/content/joined.ts';
import { joinedUnconfirmed } from '../../src/content/waitlistForm.ts';
import { Outcome } from '../../src/sections/Outcome/Outcome.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/Outcome',
  component: Outcome,
  args: joined,
} satisfies Meta<typeof Outcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After joining the waitlist without a script. */
export const Default: Story = {};

/** The same, if people are asked to confirm their address. */
export const NeedsConfirmation: Story = { args: joinedUnconfirmed };

/** The longest words. */
export const LongContent: Story = {
  args: {
    heading: longText(90),
    text: longText(300),
    waysHeading: longText(60),
    ways: [
      { label: longText(90), to: '/' },
      { label: longText(40), to: '/faq' },
    ],
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: { heading: longWord, text: longWord, ways: [{ label: longWord, to: '/' }] },
};

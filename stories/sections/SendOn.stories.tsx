import type { Meta, StoryObj } from '@storybook/react-vite';
import { sendOn } from '../../src/content/sendOn.ts';
import { SendOnView } from '../../src/sections/SendOn/SendOnView.tsx';
import { longText, longWord } from '../support/extremes.ts';

const { title: _title, ...words } = sendOn;

const meta = {
  title: 'sections/SendOn',
  component: SendOnView,
  args: { ...words, url: 'https://exampleton.example/?via=k7m2q9x4ab' },
} satisfies Meta<typeof SendOnView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After joining: the link, and a button that copies it. */
export const Default: Story = {};

/** On a device that can share, such as phones and most tablets: with a button that shares the link. */
export const Shareable: Story = { args: { onShare: () => undefined } };

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: { heading: longText(120), text: longText(400), url: `https://${longText(60)}` },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: { heading: longWord, text: longWord } };

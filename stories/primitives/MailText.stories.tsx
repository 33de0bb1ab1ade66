import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailText } from '../../src/primitives/MailText/MailText.tsx';
import { longWord } from '../support/extremes.ts';

/** Plain text in which every email address becomes a link; the text stays the same. */
const meta = {
  title: 'primitives/MailText',
  component: MailText,
  argTypes: {
    children: { description: 'The text, plain.', table: { type: { summary: 'string' } } },
  },
  args: { children: 'Write to hello@exampleton.example, or to press@exampleton.example.' },
} satisfies Meta<typeof MailText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every address is a link; the full stop after it is not part of it. */
export const Default: Story = {};

/** A long address breaks, so that it stays in its column. */
export const UnbrokenWord: Story = { args: { children: `${longWord}@exampleton.example` } };

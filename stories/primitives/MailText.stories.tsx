import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailText } from '../../src/primitives/MailText/MailText.tsx';
import { longWord } from '../support/extremes.ts';

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
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('both addresses are links', async () => {
      const links = canvas.getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        'mailto:hello@exampleton.example',
        'mailto:press@exampleton.example',
      ]);
    });
    await step('the words are the same', async () => {
      await expect(canvasElement).toHaveTextContent(args.children);
    });
  },
};

/** A long address breaks rather than leaving its column. */
export const UnbrokenWord: Story = { args: { children: `${longWord}@exampleton.example` } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { Scorecard } from '../../src/sections/Scorecard/Scorecard.tsx';
import { longText, longWord } from '../support/extremes.ts';
import { viewIn } from '../support/reading.ts';

const { card } = viewIn();

const meta = {
  title: 'sections/Scorecard',
  component: Scorecard,
  args: { ...card, onDownload: fn(), onOpen: fn() },
} satisfies Meta<typeof Scorecard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five competencies, four levels and two questions each. */
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('download, and open as a blueprint', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
      await expect(args.onDownload).toHaveBeenCalled();
      const open = canvas.getByRole('button', { name: 'Open as a blueprint' });
      await expect(open).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(open);
      await expect(args.onOpen).toHaveBeenCalled();
    });
  },
};

/** On paper it is alone; on a screen there is nothing to see. */
export const Printed: Story = {
  tags: ['!autodocs'],
  parameters: pictured({ modes: ['print'] }),
};

/** The sample blueprint, filled with the five. */
export const Blueprint: Story = {
  args: viewIn({ isBlueprint: true }).card,
};

/** The longest copy the sheet must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(90),
    lead: longText(300),
    title: longText(90),
    items: card.items.map((item) => ({
      ...item,
      name: longText(60),
      behavior: longText(160),
      questions: [longText(240), longText(200)],
      anchors: item.anchors.map((anchor) => ({
        ...anchor,
        anchor: longText(160),
        sound: longText(160),
      })),
    })),
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    lead: longWord,
    title: longWord,
    items: card.items.map((item) => ({
      ...item,
      name: longWord,
      behavior: longWord,
      questions: [longWord],
      anchors: item.anchors.map((anchor) => ({ ...anchor, anchor: longWord, sound: longWord })),
    })),
  },
};

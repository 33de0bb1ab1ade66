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

/** Five competencies with a question and four levels each. On a phone one is open at a time. */
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('download, and add the plan', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
      await expect(args.onDownload).toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Add a plan' }));
      await expect(args.onOpen).toHaveBeenCalled();
    });
  },
};

/** On paper the scorecard is alone. Left out of the docs, because a screen shows no difference. */
export const Printed: Story = {
  tags: ['!autodocs'],
  parameters: pictured({ modes: ['print'] }),
};

/** With the stages in which the five competencies are scored. */
export const WithPlan: Story = { args: viewIn({ hasPlan: true }).card };

/** Nothing is ticked. */
export const Empty: Story = { args: { items: [] } };

const stretched = (words: (length: number) => string) => ({
  heading: words(90),
  lead: words(300),
  title: words(90),
  items: card.items.map((item) => ({
    ...item,
    name: words(60),
    behavior: words(160),
    question: words(240),
    anchors: item.anchors.map((anchor) => ({ ...anchor, anchor: words(160) })),
  })),
});

/** The longest copy the sheet must carry. */
export const LongContent: Story = { args: stretched(longText) };

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: stretched(() => longWord) };

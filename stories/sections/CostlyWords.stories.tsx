import type { Meta, StoryObj } from '@storybook/react-vite';
import { CostlyWords } from '../../src/sections/CostlyWords/CostlyWords.tsx';
import { longText, longWord } from '../support/extremes.ts';
import { viewIn } from '../support/reading.ts';

const { words } = viewIn();

const meta = {
  title: 'sections/CostlyWords',
  component: CostlyWords,
  args: words,
} satisfies Meta<typeof CostlyWords>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is found in the sample, each with a reason and its source. */
export const Default: Story = {};

/** Nothing is found. */
export const None: Story = { args: { items: [] } };

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(90),
    lead: longText(300),
    items: words.items.map((item) => ({
      ...item,
      heading: longText(80),
      found: [longText(120), longText(60)],
      reason: longText(400),
      source: { ...item.source, label: longText(200) },
    })),
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    lead: longWord,
    note: longWord,
    items: words.items.map((item) => ({
      ...item,
      heading: longWord,
      found: [longWord],
      reason: longWord,
      source: { ...item.source, label: longWord },
    })),
  },
};

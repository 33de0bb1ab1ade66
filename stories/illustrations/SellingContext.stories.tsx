import type { Meta, StoryObj } from '@storybook/react-vite';
import { sellingContext } from '../../src/content/artifacts.ts';
import { SellingContext } from '../../src/illustrations/SellingContext/SellingContext.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'illustrations/SellingContext',
  component: SellingContext,
  args: sellingContext,
} satisfies Meta<typeof SellingContext>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pasted job description, five facts and one question. */
export const Default: Story = {};

/** The longest copy the sheet must carry. */
export const LongContent: Story = {
  args: {
    excerpt: [{ text: longText(500) }, { text: longText(80), marked: true }],
    facts: sellingContext.facts.map((fact) => ({ ...fact, value: longText(140) })),
    missing: { label: 'Not stated', question: longText(160) },
  },
};

/** A word without a break opportunity stays on the sheet. */
export const UnbrokenWord: Story = {
  args: {
    excerpt: [{ text: longWord, marked: true }],
    facts: sellingContext.facts.map((fact) => ({ ...fact, value: longWord })),
    missing: { label: 'Not stated', question: longWord },
  },
};

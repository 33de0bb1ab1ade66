import type { Meta, StoryObj } from '@storybook/react-vite';
import { comparison } from '../../src/content/product.ts';
import { Comparison } from '../../src/sections/Comparison/Comparison.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/Comparison',
  component: Comparison,
  args: comparison,
} satisfies Meta<typeof Comparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As on the product page. */
export const Default: Story = {};

/** The longest copy the section must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(120),
    lead: longText(280),
    table: {
      ...comparison.table,
      rows: comparison.table.rows.map((cells, row) =>
        cells.map((_, cell) => longText(90 + row + cell)),
      ),
    },
  },
};

/** A word without a break opportunity stays on the page. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    table: {
      ...comparison.table,
      rows: comparison.table.rows.map((cells) => cells.map((cell) => cell + longWord)),
    },
    limits: { ...comparison.limits, items: [longWord] },
  },
};

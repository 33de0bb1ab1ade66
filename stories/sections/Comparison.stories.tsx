import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
    marks: {
      ...comparison.marks,
      rows: comparison.marks.rows.map((row) => ({ ...row, need: longText(60) })),
    },
    details: { ...comparison.details, label: longText(90) },
  },
};

/** A press opens the table with the full sentences. */
export const DetailsOpen: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('open the fold', async () => {
      await userEvent.click(canvas.getByText(comparison.details.label));
    });
    await step('the sentences show', async () => {
      await expect(
        canvas.getByRole('table', { name: comparison.details.table.caption }),
      ).toBeVisible();
    });
  },
};

/** A word without a break opportunity stays on the page. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    marks: {
      ...comparison.marks,
      tools: comparison.marks.tools.map((tool) => tool + longWord),
      rows: comparison.marks.rows.map((row) => ({ ...row, need: longWord })),
    },
    limits: { ...comparison.limits, items: [longWord] },
  },
};

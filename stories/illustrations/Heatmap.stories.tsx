import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { heatmap, heatmapWithReceipt } from '../../src/content/artifacts.ts';
import { Heatmap } from '../../src/illustrations/Heatmap/Heatmap.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'illustrations/Heatmap',
  component: Heatmap,
  args: heatmap,
} satisfies Meta<typeof Heatmap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four candidates by five competencies, with two blanks. */
export const Default: Story = {
  parameters: pictured({ modes: ['desktop', 'narrow', 'forced-colors', 'reduced-motion'] }),
};

/** One score is joined to the quote that earned it. */
export const WithReceipt: Story = { args: heatmapWithReceipt };

/** The receipt belongs to the last cell of the grid. */
export const ReceiptOfLastCell: Story = {
  args: { focus: 3, receipt: { ...heatmapWithReceipt.receipt, row: 4, column: 3 } },
};

/** The longest copy the sheet must carry. */
export const LongContent: Story = {
  args: {
    rows: heatmap.rows.map((row) => ({ ...row, competency: longText(70) })),
    receipt: { ...heatmapWithReceipt.receipt, quote: longText(220), rationale: longText(200) },
  },
};

/** A word without a break opportunity stays on the sheet. */
export const UnbrokenWord: Story = {
  args: {
    rows: heatmap.rows.map((row, index) => ({ ...row, competency: `${index}${longWord}` })),
  },
};

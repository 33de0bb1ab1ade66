import type { Meta, StoryObj } from '@storybook/react-vite';
import { receiptOf } from '../../src/content/hiringFile.ts';
import { scoreGrid } from '../../src/content/scoreGrid.ts';
import { EvidenceReceipt } from '../../src/illustrations/EvidenceReceipt/EvidenceReceipt.tsx';
import { longText, longWord } from '../support/extremes.ts';

/** The receipt without its `kind`, which tells receipts apart in the data and is not drawn. */
function evidenceOf(...cell: Parameters<typeof receiptOf>) {
  const { kind: _kind, ...evidence } = receiptOf(...cell);
  return evidence;
}

const meta = {
  title: 'illustrations/EvidenceReceipt',
  component: EvidenceReceipt,
  args: { ...evidenceOf('B-07', 'discovery-depth'), words: scoreGrid.words },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof EvidenceReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An interviewer's note: the tick is at its minute of the conversation. */
export const Default: Story = {};

/** An answer of the proof test: the tick is at the chosen one of four. */
export const Answer: Story = { args: evidenceOf('B-07', 'business-case') };

/** A blank prints no quote, but why there is no evidence and what to do next. */
export const Blank: Story = {
  render: (args) => (
    <EvidenceReceipt {...evidenceOf('B-11', 'multi-threading')} words={args.words} />
  ),
};

/** Also prints the reason why the anchor matches. */
export const WithRationale: Story = { args: { isLong: true } };

/** The longest copy the paper must carry. */
export const LongContent: Story = {
  args: {
    competency: longText(80),
    source: longText(60),
    quote: longText(300),
    anchor: longText(160),
    rationale: longText(200),
    isLong: true,
  },
};

/** A word without a break opportunity stays on the paper. */
export const UnbrokenWord: Story = { args: { competency: longWord, quote: longWord } };

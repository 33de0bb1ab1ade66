import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { evidencePack } from '../../src/content/artifacts.ts';
import { EvidencePack } from '../../src/illustrations/EvidencePack/EvidencePack.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'illustrations/EvidencePack',
  component: EvidencePack,
  args: evidencePack,
} satisfies Meta<typeof EvidencePack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three receipts, the other scores, and the recommendation with who decides. */
export const Default: Story = {
  parameters: pictured({
    modes: ['desktop', 'narrow', 'forced-colors', 'reduced-motion'],
  }),
};

/** The longest copy the sheet must carry. */
export const LongContent: Story = {
  args: {
    receipts: evidencePack.receipts.map((receipt) => ({
      ...receipt,
      quote: longText(260),
      rationale: longText(200),
    })),
    because: longText(300),
  },
};

/** A word without a break opportunity stays on the sheet. */
export const UnbrokenWord: Story = {
  args: {
    receipts: evidencePack.receipts.map((receipt, index) => ({
      ...receipt,
      competency: `${index}${longWord}`,
      quote: longWord,
    })),
    recommendation: longWord,
  },
};

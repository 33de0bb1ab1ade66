import type { Meta, StoryObj } from '@storybook/react-vite';
import { ordinary } from '../../.storybook/modes.ts';
import { pictured } from '../../.storybook/pictured.ts';
import { painOutcome } from '../../src/content/home.ts';
import { PainOutcome } from '../../src/sections/PainOutcome/PainOutcome.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/PainOutcome',
  component: PainOutcome,
  args: painOutcome,
} satisfies Meta<typeof PainOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five entries of the ledger. */
export const Default: Story = {
  parameters: pictured({ modes: [...ordinary, 'tablet'] }),
};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(90),
    lead: longText(300),
    pairs: [
      { pain: longText(160), outcome: longText(120) },
      { pain: longText(80), outcome: longText(60) },
    ],
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: { heading: longWord, pairs: [{ pain: longWord, outcome: longWord }] },
};

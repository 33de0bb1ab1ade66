import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { Band } from '../../src/primitives/Band/Band.tsx';
import { Receipt, ReceiptFigures, ReceiptLines } from '../../src/illustrations/Receipt/Receipt.tsx';
import { longText, longWord } from '../support/extremes.ts';

const lines = [
  { term: 'Status', detail: 'On the list' },
  { term: 'Credit card', detail: 'None' },
];

const meta = {
  title: 'illustrations/Receipt',
  component: Receipt,
  args: { title: 'Waitlist', aside: '14:02', children: <ReceiptLines lines={lines} /> },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A strip of paper with a torn lower edge. */
export const Default: Story = {};

/** On a dark band it stays white paper. */
export const OnDarkGround: Story = {
  render: (args) => (
    <Band tone="inverse">
      <Receipt {...args} />
    </Band>
  ),
};

/** Two figures that are the whole message. */
export const Figures: Story = {
  args: {
    title: '5 rounds',
    children: (
      <ReceiptFigures
        lines={[
          { term: 'Matched our score', detail: '3' },
          { term: 'A level or more off', detail: '2' },
        ]}
      />
    ),
  },
};

/** The receipt slides out of a slot above it at first; with motion frozen or reduced it is there at once. */
export const Fed: Story = {
  args: { isFed: true },
  parameters: pictured({ modes: ['desktop', 'reduced-motion'] }),
};

/** The longest copy the paper must carry. */
export const LongContent: Story = {
  args: {
    title: longText(90),
    aside: longText(60),
    children: <ReceiptLines lines={[{ term: longText(60), detail: longText(200) }]} />,
  },
};

/** A word without a break opportunity stays on the paper. */
export const UnbrokenWord: Story = {
  args: {
    title: longWord,
    children: <ReceiptLines lines={[{ term: longWord, detail: longWord }]} />,
  },
};

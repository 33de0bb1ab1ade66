import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { articleArtifacts } from '../../src/content/articleArtifacts.ts';
import { PrintedReceipt } from '../../src/illustrations/PrintedReceipt/PrintedReceipt.tsx';
import { longText, longWord } from '../support/extremes.ts';

const { props } = articleArtifacts.rolePlay;

const meta = {
  title: 'illustrations/PrintedReceipt',
  component: PrintedReceipt,
  args: props,
  parameters: pictured({ modes: ['desktop', 'phone', 'forced-colors', 'print'] }),
} satisfies Meta<typeof PrintedReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A receipt for a note from a conversation. */
export const Default: Story = {};

/** A receipt for a chosen answer of the proof test. */
export const Answer: Story = { args: articleArtifacts.judgmentTest.props };

/** The longest copy. */
export const LongContent: Story = {
  args: {
    competency: longText(40),
    quote: longText(220),
    anchor: longText(120),
    rationale: longText(160),
  },
};

/** A word without a break opportunity stays on the paper. */
export const UnbrokenWord: Story = { args: { competency: longWord, quote: longWord } };

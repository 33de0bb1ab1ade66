import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountExecutive } from '../../src/content/hiringFiles/accountExecutive.ts';
import { blueprintOf } from '../../src/content/samples.ts';
import { BlueprintDocument } from '../../src/sections/BlueprintDocument/BlueprintDocument.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/BlueprintDocument',
  component: BlueprintDocument,
  args: blueprintOf(accountExecutive),
} satisfies Meta<typeof BlueprintDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The plan for an account executive. */
export const Default: Story = {};

/** The longest copy each part must carry. */
export const LongContent: Story = {
  args: {
    title: longText(80),
    lead: longText(240),
    notes: { heading: longText(60), items: [longText(300)] },
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: { title: longWord, lead: longWord, notes: { heading: longWord, items: [longWord] } },
};

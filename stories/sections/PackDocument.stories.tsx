import type { Meta, StoryObj } from '@storybook/react-vite';
import { ordinary } from '../../.storybook/modes.ts';
import { pictured } from '../../.storybook/pictured.ts';
import { accountExecutive } from '../../src/content/hiringFiles/accountExecutive.ts';
import { salesDevelopment } from '../../src/content/hiringFiles/salesDevelopment.ts';
import { packDocumentOf } from '../../src/content/samples.ts';
import { PackDocument } from '../../src/sections/PackDocument/PackDocument.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/PackDocument',
  component: PackDocument,
  args: packDocumentOf(accountExecutive),
} satisfies Meta<typeof PackDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pack of the account executive. */
export const Default: Story = {
  parameters: pictured({ modes: [...ordinary, 'print'] }),
};

/** The receipt of written work names a place in the text instead of a time. */
export const WrittenWork: Story = { args: packDocumentOf(salesDevelopment) };

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

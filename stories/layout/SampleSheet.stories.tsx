import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountExecutive } from '../../src/content/hiringFiles/accountExecutive.ts';
import { packDocumentOf } from '../../src/content/samples.ts';
import { SampleSheet } from '../../src/layout/SampleSheet/SampleSheet.tsx';
import type { LinkItem } from '../../src/primitives/Link/Link.tsx';
import { longText, longWord } from '../support/extremes.ts';

const { breadcrumb, roles, path, print, copy, downloads, title, lead, stamp } =
  packDocumentOf(accountExecutive);

const lengthen = (link: LinkItem): LinkItem => ({ ...link, label: longText(60) });

const meta = {
  title: 'layout/SampleSheet',
  component: SampleSheet,
  args: { breadcrumb, roles, path, print, copy, downloads, title, lead, stamp, children: null },
} satisfies Meta<typeof SampleSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The head of a sheet; above it the buttons to print, copy and download the sheet. */
export const Default: Story = {};

/** The longest copy the head must carry. */
export const LongContent: Story = {
  args: {
    roles: { ...roles, items: roles.items.map(lengthen) },
    downloads: downloads.map(lengthen),
    title: longText(120),
    lead: longText(300),
  },
};

/** A word without a break opportunity stays on the sheet. */
export const UnbrokenWord: Story = { args: { title: longWord, lead: longWord } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { Table } from '../../src/primitives/Table/Table.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'primitives/Table',
  component: Table,
  args: {
    caption: 'When data is deleted',
    columns: ['Case', 'Time limit'],
    rows: [
      ['Automatic deletion', '24 months after creation'],
      ['Deletion request', 'Within 30 days'],
      ['Emergency deletion request', 'Within 72 hours'],
    ],
  },
  parameters: pictured({ modes: ['desktop', 'tablet', 'phone', 'forced-colors', 'print', 'dark'] }),
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Columns on wide screens; a list of labeled entries on a phone. */
export const Default: Story = {};

/** A tick or a ring before the words that tell a status. */
export const Marks: Story = {
  args: {
    caption: 'Status of each security measure',
    columns: ['Measure', 'Status'],
    rows: [
      ['Encryption in transit', 'In place'],
      ['Independent audit', 'Not yet'],
    ],
    marks: { 'In place': 'done', 'Not yet': 'open' },
  },
};

/** Four columns of running text. */
export const LongContent: Story = {
  args: {
    caption: longText(120),
    columns: ['Category', 'What it does', 'What it can receive', 'Name'],
    rows: [
      ['First', longText(160), longText(90), longText(30)],
      ['Second', longText(60), longText(200), longText(40)],
    ],
  },
};

/** A word without a break opportunity stays inside its cell. */
export const UnbrokenWord: Story = {
  args: { rows: [[longWord, longWord]] },
};

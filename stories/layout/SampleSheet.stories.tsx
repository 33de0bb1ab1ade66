import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountExecutive } from '../../src/content/hiringFiles/accountExecutive.ts';
import { packDocumentOf } from '../../src/content/samples.ts';
import { SampleSheet } from '../../src/layout/SampleSheet/SampleSheet.tsx';

const meta = {
  title: 'layout/SampleSheet',
  component: SampleSheet,
  args: { ...packDocumentOf(accountExecutive), children: null },
} satisfies Meta<typeof SampleSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The head of a sheet, with what can be done with it above. */
export const Default: Story = {};

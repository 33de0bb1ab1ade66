import type { Meta, StoryObj } from '@storybook/react-vite';
import { salesDevelopment } from '../../src/content/hiringFiles/salesDevelopment.ts';
import { samplesOf } from '../../src/content/samples.ts';
import { CodeSheet } from '../../src/illustrations/CodeSheet/CodeSheet.tsx';

const meta = {
  title: 'illustrations/CodeSheet',
  component: CodeSheet,
  args: samplesOf(salesDevelopment).scores,
} satisfies Meta<typeof CodeSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first lines of a file. */
export const Default: Story = {};

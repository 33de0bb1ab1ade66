import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stamp } from '../../src/illustrations/Stamp/Stamp.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'illustrations/Stamp',
  component: Stamp,
  args: { children: 'Illustrative data' },
} satisfies Meta<typeof Stamp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tells that the data of a sheet is made up. */
export const Default: Story = {};

/** Longer than a stamp should be. */
export const LongContent: Story = { args: { children: longText(80) } };

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: { children: longWord } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { assetColors, pressColors } from '../../src/content/press.ts';
import { ColorSwatches } from '../../src/sections/ColorSwatches/ColorSwatches.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/ColorSwatches',
  component: ColorSwatches,
  args: pressColors,
} satisfies Meta<typeof ColorSwatches>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The five colors of the brand, each with two values to copy. */
export const Default: Story = {};

/** Three colors share the width. */
export const Three: Story = { args: assetColors };

/** The longest words. */
export const LongContent: Story = {
  args: {
    heading: longText(80),
    lead: longText(300),
    colors: pressColors.colors.map((color) => ({
      ...color,
      name: `${color.name}: ${longText(50)}`,
      use: longText(120),
    })),
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    colors: pressColors.colors.map((color) => ({ ...color, name: longWord, use: longWord })),
  },
};

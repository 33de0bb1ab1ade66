import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each value is on its button', async () => {
      for (const name of [
        '#3a4989 Navy, copy hex value',
        '#00cfc8 Teal, copy hex value',
        '#e3fdfd Mint, copy hex value',
        '#1a1a1a Dark text, copy hex value',
        '#6b7280 Muted text, copy hex value',
        'rgb(58, 73, 137) Navy, copy RGB value',
        'rgb(0, 207, 200) Teal, copy RGB value',
      ])
        await expect(canvas.getByRole('button', { name })).toBeVisible();
      await expect(canvas.getAllByRole('button')).toHaveLength(10);
    });
  },
};

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

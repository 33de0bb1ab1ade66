import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandAssets } from '../../src/content/brandAssets.ts';
import { BrandAssets } from '../../src/sections/BrandAssets/BrandAssets.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/BrandAssets',
  component: BrandAssets,
  args: brandAssets,
} satisfies Meta<typeof BrandAssets>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every file with its picture, what it is for, and its address. */
export const Default: Story = {};

/** The longest words. */
export const LongContent: Story = {
  args: {
    heading: longText(80),
    lead: longText(300),
    categories: brandAssets.categories.slice(0, 2).map((category) => ({
      ...category,
      heading: `${category.heading}: ${longText(60)}`,
      assets: category.assets.map((asset) => ({
        ...asset,
        name: longText(80),
        description: longText(300),
      })),
    })),
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    lead: longWord,
    categories: brandAssets.categories.slice(0, 1).map((category) => ({
      ...category,
      heading: `${longWord}1`,
      assets: category.assets.map((asset) => ({
        ...asset,
        name: longWord,
        description: longWord,
      })),
    })),
  },
};

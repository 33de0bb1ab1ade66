import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
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

const writeText = fn(() => Promise.resolve());

/** Every file with its picture, what it is for, and its address. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('every file has an address to copy', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Copy URL of/ })).toHaveLength(10);
    });
  },
};

/** What is copied is the whole address. */
export const CopiesAbsoluteUrl: Story = {
  parameters: pictured({ skip: 'Shows a state that lasts two seconds; Copied has its picture.' }),
  beforeEach: () => {
    writeText.mockClear();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ args, canvas, step }) => {
    await step('press the button of the logo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy URL of Logo' }));
      await expect(writeText).toHaveBeenCalledWith(`${args.origin}/brand/logo.svg`);
    });
  },
};

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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productHero } from '../../src/content/product.ts';
import { ProductHero } from '../../src/sections/ProductHero/ProductHero.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/ProductHero',
  component: ProductHero,
  args: productHero,
} satisfies Meta<typeof ProductHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Headline, two ways on, and the contents of the page. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('every entry of the contents leads into the page', async () => {
      for (const { label, to } of productHero.contents)
        await expect(canvas.getByRole('link', { name: new RegExp(label, 'u') })).toHaveAttribute(
          'href',
          to,
        );
    });
  },
};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(110),
    lead: longText(420),
    contents: productHero.contents.map((entry) => ({
      ...entry,
      label: longText(70),
      sheet: longText(30),
    })),
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    lead: longWord,
    contents: productHero.contents.map((entry) => ({ ...entry, label: longWord })),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { evidencePack } from '../../src/content/artifacts.ts';
import { productHero } from '../../src/content/product.ts';
import { EvidencePack } from '../../src/illustrations/EvidencePack/EvidencePack.tsx';
import { ProductHero } from '../../src/sections/ProductHero/ProductHero.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/ProductHero',
  component: ProductHero,
  args: { ...productHero, roleSwitch: null, picture: <EvidencePack {...evidencePack} /> },
} satisfies Meta<typeof ProductHero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Headline, two links, and the evidence pack. */
export const Default: Story = {};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(110),
    lead: longText(420),
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    lead: longWord,
  },
};

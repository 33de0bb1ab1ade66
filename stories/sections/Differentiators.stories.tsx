import type { Meta, StoryObj } from '@storybook/react-vite';
import { aboutDifferentiators } from '../../src/content/about.ts';
import { howItWorksDifferentiators } from '../../src/content/howItWorks.ts';
import { Differentiators } from '../../src/sections/Differentiators/Differentiators.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/Differentiators',
  component: Differentiators,
  args: howItWorksDifferentiators,
} satisfies Meta<typeof Differentiators>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four tiles. */
export const Default: Story = {};

/** Three tiles on the background of the page, one with a link. */
export const ThreeWithLink: Story = { args: aboutDifferentiators };

/** The longest copy a tile must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(80),
    tiles: ['First', 'Second', 'Third', 'Fourth'].map((name) => ({
      heading: `${name}: ${longText(50)}`,
      text: longText(320),
      link: { label: longText(60), to: '/answers' },
    })),
  },
};

/** A word without a break opportunity stays inside its tile. */
export const UnbrokenWord: Story = {
  args: { heading: longWord, tiles: [{ heading: longWord, text: longWord }] },
};

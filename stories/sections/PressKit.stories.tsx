import type { Meta, StoryObj } from '@storybook/react-vite';
import { headshotsOf, pressKit } from '../../src/content/press.ts';
import { PressKit } from '../../src/sections/PressKit/PressKit.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/PressKit',
  component: PressKit,
  args: pressKit,
} satisfies Meta<typeof PressKit>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facts, pictures to download, texts to copy. */
export const Default: Story = {};

/** With the founder's picture, once its file is there. */
export const WithHeadshot: Story = {
  args: {
    pictures: [
      ...pressKit.pictures,
      ...headshotsOf({ face: '/brand/symbol.png', signature: 'Founder, Exampleton' }),
    ],
  },
};

/** The longest words. */
export const LongContent: Story = {
  args: {
    heading: longText(80),
    lead: longText(300),
    facts: [{ term: longText(40), detail: longText(160) }],
    texts: [
      { heading: longText(60), note: longText(60), text: longText(1200), subject: longText(60) },
    ],
    pictures: pressKit.pictures.map((picture) => ({
      ...picture,
      name: `${picture.name}: ${longText(60)}`,
      use: longText(160),
    })),
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    lead: longWord,
    facts: [{ term: longWord, detail: longWord }],
    texts: [{ heading: longWord, note: longWord, text: longWord, subject: longWord }],
    pictures: pressKit.pictures.slice(0, 1).map((picture) => ({
      ...picture,
      name: longWord,
      use: longWord,
    })),
  },
};

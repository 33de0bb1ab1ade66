import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pressKit } from '../../src/content/press.ts';
import { PressKit } from '../../src/sections/PressKit/PressKit.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/PressKit',
  component: PressKit,
  args: pressKit,
} satisfies Meta<typeof PressKit>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facts, texts to copy, pictures to download. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('every text can be copied', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Copy text of the/ })).toHaveLength(
        pressKit.texts.length,
      );
    });
    await step('every file is a download that is named for its picture', async () => {
      const links = canvas.getAllByRole('link', { name: /: (SVG|PNG)(, large)?$/ });
      await expect(links).toHaveLength(17);
      for (const link of links) await expect(link).toHaveAttribute('download');
      await expect(canvas.getByRole('link', { name: 'Logo, dark: SVG' })).toHaveAttribute(
        'href',
        '/brand/logo-dark.svg',
      );
    });
    await step('the samples can be shown, too', async () => {
      await expect(canvas.getByRole('link', { name: 'Open the samples' })).toHaveAttribute(
        'href',
        '/samples',
      );
    });
    await step('the archive is a download', async () => {
      await expect(canvas.getByRole('link', { name: 'Download everything' })).toHaveAttribute(
        'href',
        '/brand/press-kit.zip',
      );
    });
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ordinary } from '../../.storybook/modes.ts';
import { pictured } from '../../.storybook/pictured.ts';
import { siteFooter } from '../../src/content/navigation.ts';
import { SiteFooter } from '../../src/layout/SiteFooter/SiteFooter.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'layout/SiteFooter',
  component: SiteFooter,
  args: siteFooter,
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links to the pages of the site and to our profiles elsewhere. */
export const Default: Story = {
  parameters: pictured({ modes: [...ordinary, 'tablet', 'wide', 'forced-colors'] }),
};

/** Longer words in every place. */
export const LongContent: Story = {
  args: {
    tagline: longText(240),
    groups: siteFooter.groups.map(({ links }, index) => ({
      heading: longText(40 + index),
      links: links.map(({ to }) => ({ to, label: longText(60) })),
    })),
    legal: longText(240),
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: {
    tagline: longWord,
    groups: [{ heading: longWord, links: [{ label: longWord, to: '/' }] }],
    legal: longWord,
  },
};

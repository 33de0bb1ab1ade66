import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

/** All thirteen pages, and where else to find us. */
export const Default: Story = {
  parameters: pictured({ modes: [...ordinary, 'large-phone', 'below-tablet', 'wide'] }),
  play: async ({ canvas, step }) => {
    await step('each group of links has a name', async () => {
      const site = within(canvas.getByRole('navigation', { name: 'Site' }));
      for (const name of ['Product', 'Learn', 'Trust'])
        await expect(site.getByRole('list', { name })).toBeVisible();
    });
    await step('what opens a new tab says so', async () => {
      await expect(canvas.getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(2);
    });
    await step('careers are announced', async () => {
      await expect(canvas.getByText('Careers: coming soon.')).toBeVisible();
    });
  },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { siteHeader } from '../../src/content/navigation.ts';
import { MenuLinks } from '../../src/layout/SiteHeader/MenuLinks.tsx';
import { SiteMenu } from '../../src/layout/SiteHeader/SiteMenu.tsx';
import { Dialog } from '../../src/primitives/Dialog/Dialog.tsx';
import { longText, longWord } from '../support/extremes.ts';
import { pageIsInert } from '../support/pageIsInert.ts';

const meta = {
  title: 'layout/SiteMenu',
  component: SiteMenu,
  subcomponents: { MenuLinks, Dialog },
  args: {
    title: siteHeader.words.menuTitle,
    closeLabel: siteHeader.words.closeMenu,
    links: siteHeader.links,
    moreLinks: siteHeader.moreLinks,
    action: siteHeader.action,
    currentPath: '/faq',
    open: true,
    onOpenChange: fn(),
    opener: { current: null },
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    ...pictured({ modes: ['phone', 'forced-colors', 'reduced-motion'] }),
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof SiteMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The header's links on a narrow screen. */
export const Default: Story = {
  play: async ({ args, step }) => {
    await step('every link is large enough for a finger', async () => {
      for (const link of screen.getAllByRole('link'))
        await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
    await step('the close button asks to be closed', async () => {
      const close = screen.getByRole('button', { name: 'Close menu' });
      await waitFor(() => expect(close).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step('what is behind is out of reach', pageIsInert);
  },
};

/** Long link texts wrap, and the menu scrolls. */
export const LongContent: Story = {
  args: { links: siteHeader.links.map(({ to }) => ({ to, label: longText(120) })) },
  play: pageIsInert,
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: { links: [{ label: longWord, to: '/product' }] },
  play: pageIsInert,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ordinary } from '../../.storybook/modes.ts';
import { pictured } from '../../.storybook/pictured.ts';
import { siteHeader } from '../../src/content/navigation.ts';
import { MenuLinks } from '../../src/layout/SiteHeader/MenuLinks.tsx';
import { SiteHeader } from '../../src/layout/SiteHeader/SiteHeader.tsx';
import { longText, longWord } from '../support/extremes.ts';
import { openMenu } from '../support/openMenu.ts';
import { pageIsInert } from '../support/pageIsInert.ts';

const meta = {
  title: 'layout/SiteHeader',
  component: SiteHeader,
  subcomponents: { MenuLinks },
  args: siteHeader,
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The menu exists in a narrow window only. */
const onPhone = {
  globals: { viewport: { value: 'phone' } },
  parameters: { ...pictured({ modes: ['phone'] }), docs: { story: { height: '720px' } } },
};

/** From the breakpoint `nav` up, the links are in a row; in narrower windows a menu holds them. */
export const Default: Story = {
  parameters: pictured({
    modes: [...ordinary, 'tablet', 'narrow', 'wide', 'forced-colors', 'more-contrast'],
  }),
};

/** The link of the current page is marked, also for screen readers. */
export const CurrentPage: Story = {
  args: { currentPath: '/pricing' },
  parameters: pictured({ modes: ['desktop', 'forced-colors'] }),
};

/** The menu, opened by keyboard: focus goes in, and the page behind is out of reach. */
export const MenuOpen: Story = {
  ...onPhone,
  args: { currentPath: '/pricing' },
  play: async ({ canvas, step }) => {
    await step('open', () => openMenu(canvas).then(() => undefined));
    await step('focus is inside the dialog', async () => {
      const menu = await screen.findByRole('dialog', { name: 'Site menu' });
      await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    });
    await step('the page behind is out of reach', pageIsInert);
    await step('the current page is marked in the menu too', async () => {
      await expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Pricing');
    });
  },
};

/** More and longer links than the row was made for. */
export const LongContent: Story = {
  args: {
    product: 'A considerably longer product name',
    links: siteHeader.links.map(({ to }) => ({ to, label: longText(28) })),
    action: { ...siteHeader.action, label: longText(40) },
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: { product: longWord, links: [{ label: longWord, to: '/product' }] },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { siteHeader } from '../../src/content/navigation.ts';
import { MenuLinks } from '../../src/layout/SiteHeader/MenuLinks.tsx';
import { JoinedContext } from '../../src/forms/Joined.ts';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'layout/MenuLinks',
  component: MenuLinks,
  args: {
    links: siteHeader.links,
    moreLinks: siteHeader.moreLinks,
    action: siteHeader.action,
    currentPath: '/',
    onFollow: fn(),
  },
  parameters: pictured({ modes: ['phone', 'forced-colors'] }),
} satisfies Meta<typeof MenuLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every link of the header, and those that only the menu has room for. */
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('following one is told, so that the menu closes', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Pricing' }));
      await expect(args.onFollow).toHaveBeenCalledOnce();
    });
  },
};

/** A visitor who has joined is not asked to join again. */
export const Joined: Story = {
  decorators: [
    (Story) => (
      <JoinedContext value={{ hasJoined: true, onJoined: () => undefined }}>
        <Story />
      </JoinedContext>
    ),
  ],
};

/** Long names take more lines. */
export const LongContent: Story = {
  args: { links: [{ label: longText(90), to: '/product' }] },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: { links: [{ label: longWord, to: '/product' }] } };

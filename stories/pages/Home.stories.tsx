import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { siteHeader } from '../../src/content/navigation.ts';
import { Home } from '../../src/pages/Home.tsx';
import { openMenu } from '../support/openMenu.ts';
import { pageIsInert } from '../support/pageIsInert.ts';

const meta = { title: 'pages/Home', component: Home } satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole page. */
export const Default: Story = {
  parameters: pictured({
    modes: ['desktop', 'tablet', 'phone', 'narrow', 'wide', 'more-contrast', 'print', 'dark'],
  }),
};

/** The header stays at the top while the page scrolls under it. */
export const Scrolled: Story = {
  parameters: pictured({ modes: ['desktop', 'phone', 'forced-colors'], clip: 'window' }),
  play: async ({ canvas, step }) => {
    await step('scroll down', () => scrollTo(0, 900));
    await step('the header is still in view', async () => {
      await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    });
  },
};

/** The menu lies over the page, which does not scroll behind it. */
export const MenuOpen: Story = {
  parameters: pictured({ modes: ['phone', 'narrow'], clip: 'window' }),
  play: async ({ canvas, step }) => {
    // In wider windows the links are in a row, and there is no menu to open.
    if (!canvas.queryByRole('button', { name: siteHeader.words.openMenu })) return;
    await step('open the menu', () => openMenu(canvas).then(() => undefined));
    await step('the page is held', async () => {
      await expect(getComputedStyle(document.body).overflow).toBe('hidden');
    });
    await step('what is behind is out of reach', pageIsInert);
  },
};

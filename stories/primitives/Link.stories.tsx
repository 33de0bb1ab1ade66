import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { Band } from '../../src/primitives/Band/Band.tsx';
import { Link, PrefetchContext } from '../../src/primitives/Link/Link.tsx';
import { TextLink } from '../../src/primitives/Link/TextLink.tsx';
import { longText, longWord } from '../support/extremes.ts';

const prefetch = fn();

const meta = {
  title: 'primitives/Link',
  component: Link,
  args: { to: '/pricing', children: 'Pricing' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Leads to a page of the site, and fetches it when the visitor points at the link or focuses it. */
export const Default: Story = {
  parameters: pictured({ modes: ['desktop', 'forced-colors', 'hover', 'focus', 'dark'] }),
  decorators: [
    (Story) => (
      <PrefetchContext value={prefetch}>
        <Story />
      </PrefetchContext>
    ),
  ],
  beforeEach: () => {
    prefetch.mockClear();
  },
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Pricing' });
    await step('the keyboard alone shows the wish', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(prefetch).toHaveBeenCalledWith('/pricing');
    });
    link.blur();
  },
};

/** Leads to another site in a new tab; the link's name says so. */
export const NewTab: Story = {
  args: {
    to: 'https://app.exampleton.example/generate',
    newTab: true,
    children: 'Generate my blueprint',
  },
  play: async ({ canvas, step }) => {
    await step('the name ends with the warning', async () => {
      const link = canvas.getByRole('link', { name: 'Generate my blueprint (opens in a new tab)' });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    });
  },
};

/** Saves the target as a file with the given name. */
export const Download: Story = {
  args: { to: '/press/logo.svg', download: 'exampleton-logo.svg', children: 'Download the logo' },
  play: async ({ canvas, step }) => {
    await step('the browser saves the target', async () => {
      await expect(canvas.getByRole('link', { name: 'Download the logo' })).toHaveAttribute(
        'download',
        'exampleton-logo.svg',
      );
    });
  },
};

/** The link of the current page. */
export const Current: Story = { args: { 'aria-current': 'page' } };

/** A link on a line of its own, with room for a finger. */
export const Standalone: Story = {
  render: () => (
    <TextLink to="/demo" icon="arrow">
      Watch the 60-second demo
    </TextLink>
  ),
  parameters: pictured({ modes: ['desktop', 'forced-colors', 'hover', 'focus'] }),
};

/** When the text takes two lines, the arrow follows the last word in a column of any width. */
export const Wrapped: Story = {
  render: () => (
    <div data-testid="column">
      <TextLink to="/answers" icon="arrow">
        Read the articles and their sources
      </TextLink>
    </div>
  ),
  play: async ({ canvas, step }) => {
    const column = canvas.getByTestId('column');
    const link = canvas.getByRole('link', { name: 'Read the articles and their sources' });
    const lastLetter = document.createRange();
    const words = link.firstChild as Text;
    lastLetter.setStart(words, words.length - 1);
    lastLetter.setEnd(words, words.length);
    await step('no width leaves the arrow alone on a line', () => {
      const apart = Array.from({ length: 230 }, (_, index) => 120 + index).filter((width) => {
        column.style.width = `${width}px`;
        const arrow = link.querySelector('svg')?.getBoundingClientRect();
        const letter = lastLetter.getBoundingClientRect();
        return arrow === undefined || arrow.top > letter.bottom || arrow.left - letter.right > 10;
      });
      column.style.width = '15rem';
      return expect(apart).toEqual([]);
    });
  },
};

/** On a dark band. */
export const Inverse: Story = {
  parameters: pictured({ modes: ['desktop', 'hover', 'focus'] }),
  decorators: [
    (Story) => (
      <Band tone="inverse" pad="compact">
        <Story />
      </Band>
    ),
  ],
};

/** Long link text wraps. */
export const LongContent: Story = { args: { children: longText(300) } };

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  render: () => (
    <TextLink to="/demo" icon="arrow">
      {longWord}
    </TextLink>
  ),
};

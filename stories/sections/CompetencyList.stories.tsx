import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompetencyList } from '../../src/sections/CompetencyList/CompetencyList.tsx';
import { longText, longWord } from '../support/extremes.ts';
import { thin, viewIn, viewOf } from '../support/reading.ts';

const { list } = viewIn();

const meta = {
  title: 'sections/CompetencyList',
  component: CompetencyList,
  args: { ...list, onTick: fn() },
} satisfies Meta<typeof CompetencyList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five competencies with phrases in the text are ticked; others that are usual for the role are offered. */
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a press unticks', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Discovery depth' }));
      await expect(args.onTick).toHaveBeenCalledWith('discovery-depth', false);
    });
    await step('a sixth is handed on, for whoever counts', async () => {
      const [sixth] = canvas.getAllByRole('checkbox', { checked: false });
      if (sixth === undefined) throw new Error('All are ticked.');
      await expect(sixth).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(sixth);
      await expect(args.onTick).toHaveBeenLastCalledWith(expect.any(String), true);
      await expect(sixth).not.toBeChecked();
    });
  },
};

/** The phrases of one competency at a time are open; each phrase links to its mark in the text. */
export const PhrasesOpen: Story = {
  play: async ({ canvas, step }) => {
    await step('open one, then another', async () => {
      await userEvent.click(canvas.getByText(': Discovery depth'));
      await expect(canvas.getByRole('link', { name: /discovery/ })).toBeVisible();
      await userEvent.click(canvas.getByText(': Business case'));
      await expect(canvas.getByText('“discovery”')).not.toBeVisible();
    });
  },
};

/** Fewer than five are ticked. */
export const Unticked: Story = { args: viewIn({ ticks: { 'business-case': false } }).list };

/** The text contains no phrase that the reader knows. */
export const NoneFound: Story = { args: viewOf(thin).list };

const stretched = (words: (length: number) => string) => ({
  heading: words(90),
  lead: words(300),
  count: words(40),
  groups: list.groups.map((group) => ({
    ...group,
    heading: words(60),
    items: group.items.map((item) => ({
      ...item,
      name: words(60),
      behavior: words(200),
      phrases: item.phrases.map((phrase) => ({ ...phrase, text: words(80) })),
    })),
  })),
});

/** The longest copy the layout must carry. */
export const LongContent: Story = { args: stretched(longText) };

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: stretched(() => longWord) };

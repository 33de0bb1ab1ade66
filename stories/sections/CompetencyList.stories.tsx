import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompetencyList } from '../../src/sections/CompetencyList/CompetencyList.tsx';
import { longText, longWord } from '../support/extremes.ts';
import { readerData, thin, viewIn, viewOf } from '../support/reading.ts';

const { list } = viewIn();
const [first] = list.items;
if (first === undefined) throw new Error('The sample has no competency.');

const meta = {
  title: 'sections/CompetencyList',
  component: CompetencyList,
  args: { ...list, onSwap: fn() },
} satisfies Meta<typeof CompetencyList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five, each under a heading of its own, and the sixth. */
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the sixth is swapped in by a press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${first.name}: `) }));
      await expect(args.onSwap).toHaveBeenCalledWith(first.id);
    });
  },
};

/** The sixth has taken the place of the first, which is offered in turn. */
export const Swapped: Story = {
  args: viewIn({ out: readerData.reading.competencies[0]?.id }).list,
};

/** The text says too little. */
export const Unsure: Story = {
  args: viewOf(thin).list,
};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(90),
    lead: longText(300),
    items: list.items.map((item) => ({
      ...item,
      name: longText(60),
      reason: longText(200),
      phrases: [longText(80), longText(90), longText(40)],
      doubt: longText(120),
    })),
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    lead: longWord,
    items: list.items.map((item) => ({
      ...item,
      name: longWord,
      reason: longWord,
      phrases: [longWord],
    })),
    sixth: { ...first, name: longWord },
  },
};

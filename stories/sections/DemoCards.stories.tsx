import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { demoCards } from '../../src/content/demo.ts';
import { pictures } from '../../src/pages/Demo.tsx';
import { DemoCards } from '../../src/sections/DemoCards/DemoCards.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/DemoCards',
  component: DemoCards,
  args: { ...demoCards, pictures },
} satisfies Meta<typeof DemoCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four pages of the file, and that their recordings are in progress. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step(
      'nothing can be pressed, and every card says that it is not recorded yet',
      async () => {
        await expect(canvas.queryByRole('button')).toBeNull();
        await expect(canvas.queryByRole('link')).toBeNull();
        await expect(canvas.getAllByText('In progress')).toHaveLength(4);
      },
    );
  },
};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(90),
    lead: longText(300),
    cards: demoCards.cards.map((card) => ({
      ...card,
      title: `${card.title} ${longText(80)}`,
      description: longText(300),
      status: longText(70),
    })),
  },
};

/** A word without a break opportunity stays inside its card. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    cards: [{ id: 'draft', title: longWord, description: longWord, status: longWord }],
  },
};

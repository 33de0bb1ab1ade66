import type { Meta, StoryObj } from '@storybook/react-vite';
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

/** Four pages of the example file, with the note that their recordings are still being made. */
export const Default: Story = {};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(90),
    lead: longText(300),
    cards: demoCards.cards.map((card) => ({
      ...card,
      title: `${card.title} ${longText(80)}`,
      description: longText(300),
    })),
  },
};

/** A word without a break opportunity stays inside its card. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    cards: [{ id: 'draft', title: longWord, description: longWord }],
  },
};

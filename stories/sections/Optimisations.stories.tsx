import type { Meta, StoryObj } from '@storybook/react-vite';
import { optimisations } from '../../src/content/performance.ts';
import { Optimisations } from '../../src/sections/Optimisations/Optimisations.tsx';
import { longText, longWord } from '../support/extremes.ts';

const filledWith = (text: string) => ({
  heading: text,
  lead: text,
  items: [{ heading: text, text, where: text.replaceAll(' ', '/') }],
});

const meta = {
  title: 'sections/Optimisations',
  component: Optimisations,
  args: optimisations,
} satisfies Meta<typeof Optimisations>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was done for speed, and where. */
export const Default: Story = {};

/** The longest copy the layout must carry. */
export const LongContent: Story = { args: filledWith(longText(240)) };

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = { args: filledWith(longWord) };

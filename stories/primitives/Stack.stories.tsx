import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../src/primitives/Chip/Chip.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { longWord } from '../support/extremes.ts';

const words = ['Outbound', 'ACV $28,000', '75 days', 'Mid-market'];
const chips = words.map((word) => <Chip key={word}>{word}</Chip>);

const meta = {
  title: 'primitives/Stack',
  component: Stack,
  args: { align: 'start', children: chips },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Children one below the other. */
export const Default: Story = {};

/** Children side by side; those that do not fit wrap to the next line. */
export const Row: Story = { args: { direction: 'row' } };

/** The gap may grow with the width. */
export const ResponsiveGap: Story = { args: { gap: { narrow: 1, wide: 8 } } };

/** A stack rendered as a list, so that screen readers announce a list. */
export const AsList: Story = {
  args: { as: 'ul', children: words.map((word) => <li key={word}>{word}</li>) },
};

/** More items than a line holds. */
export const LongContent: Story = {
  args: {
    direction: 'row',
    children: Array.from({ length: 40 }, (_, index) => <Chip key={index}>Item {index + 1}</Chip>),
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: { direction: 'row', children: <Chip>{longWord}</Chip> },
};

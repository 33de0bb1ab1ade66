import type { Meta, StoryObj } from '@storybook/react-vite';
import { CostlyWords } from '../../src/sections/CostlyWords/CostlyWords.tsx';
import { longText, longWord } from '../support/extremes.ts';
import { thin, viewIn, viewOf } from '../support/reading.ts';

const { words } = viewIn();
const source = { label: 'A source', to: 'https://example.com/source' };

const meta = {
  title: 'sections/CostlyWords',
  component: CostlyWords,
  args: words,
} satisfies Meta<typeof CostlyWords>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The costly words found in the sample, each with a reason, and a question about what the sample leaves out. */
export const Default: Story = {};

/** Nothing is found, and nothing is asked. */
export const None: Story = { args: viewOf(thin).words };

const stretched = (text: (length: number) => string) => ({
  heading: text(90),
  lead: text(300),
  note: text(120),
  items: words.items.map((item) => ({
    ...item,
    heading: text(80),
    found: [text(120), text(60)],
    reason: text(400),
    source: { ...source, label: text(200) },
  })),
});

/** The longest copy the layout must carry. */
export const LongContent: Story = { args: stretched(longText) };

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: stretched(() => longWord) };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { founderStory } from '../../src/content/about.ts';
import { FounderStory } from '../../src/sections/FounderStory/FounderStory.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/FounderStory',
  component: FounderStory,
  args: founderStory,
} satisfies Meta<typeof FounderStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The place is kept, and says that it is a placeholder. */
export const Default: Story = {};

/** How it stands once the founder has written it: no mark, no empty lines. */
export const Written: Story = {
  render: () => (
    <FounderStory
      heading={founderStory.heading}
      facts={founderStory.facts}
      paragraphs={[longText(280), longText(360)]}
      signature={founderStory.signature}
    />
  ),
};

/** The longest copy the letter must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(80),
    facts: [{ term: longText(40), detail: longText(120) }, ...founderStory.facts],
    paragraphs: [longText(900), longText(700)],
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    facts: [{ term: longWord, detail: longWord }],
    paragraphs: [longWord],
    signature: longWord,
  },
};

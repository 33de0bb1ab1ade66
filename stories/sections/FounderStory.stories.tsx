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

const story = {
  heading: 'The founder’s story',
  paragraphs: [longText(280), longText(360)],
  signature: 'Founder, Exampleton',
};

/** As long as the founder has not written the story, only the facts are shown. */
export const Default: Story = {};

/** With a story that the founder has written. */
export const Written: Story = { args: { story } };

/** With the founder's picture, which is cut to a square. */
export const Pictured: Story = {
  args: { story, face: { src: '/brand/symbol.png', alt: story.signature } },
};

/** The longest copy the section must carry. */
export const LongContent: Story = {
  args: {
    factsHeading: longText(80),
    facts: [{ term: longText(40), detail: longText(120) }, ...founderStory.facts],
    story: { ...story, heading: longText(80), paragraphs: [longText(900), longText(700)] },
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    factsHeading: longWord,
    facts: [{ term: longWord, detail: longWord }],
    story: { heading: longWord, paragraphs: [longWord], signature: longWord },
  },
};

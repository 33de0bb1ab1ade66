import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { articleArtifacts } from '../../src/content/articleArtifacts.ts';
import { socialCard, socialCardOf, socialDefaultTitle } from '../../src/content/social.ts';
import { SocialCard } from '../../src/illustrations/SocialCard/SocialCard.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'illustrations/SocialCard',
  component: SocialCard,
  args: { ...socialCard, title: socialDefaultTitle },
  // The card is only used as a picture of 1200 by 630 px, so a narrower window shows its left part.
  decorators: [
    (Story) => (
      <div style={{ overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
  parameters: pictured({ modes: ['desktop'] }),
} satisfies Meta<typeof SocialCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture of the site as a whole. */
export const Default: Story = {};

const of = (path: string, title: string, artifact?: Parameters<typeof socialCardOf>[1]): Story => ({
  args: socialCardOf({ path, title }, artifact),
});

/** The card of the guide to heatmaps shows the heatmap. */
export const Heatmap: Story = of(
  '/answers/candidate-heatmap-scoring',
  'Candidate heatmap scoring: how to read one',
  articleArtifacts.heatmap,
);

/** The card of an article about a rubric shows the anchors. */
export const Anchors: Story = of(
  '/answers/meddicc-vs-bant',
  'MEDDICC vs BANT in sales interviews',
  articleArtifacts.qualification,
);

/** The card of a page without scores shows a few words. */
export const Words: Story = of('/pricing', 'Pricing and the 7-day free trial');

/** The shortest title. */
export const ShortContent: Story = { args: { title: 'Press kit' } };

/** The longest title a page may have. */
export const LongContent: Story = { args: { title: longText(60) } };

/** A word without a break opportunity breaks before it reaches the receipt. */
export const UnbrokenWord: Story = { args: { title: longWord.slice(0, 60) } };

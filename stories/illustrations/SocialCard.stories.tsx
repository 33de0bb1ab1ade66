import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { socialCard, socialDefaultTitle } from '../../src/content/social.ts';
import { SocialCard } from '../../src/illustrations/SocialCard/SocialCard.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'illustrations/SocialCard',
  component: SocialCard,
  args: { ...socialCard, title: socialDefaultTitle },
  // It only ever exists as a picture of 1200 by 630 px: a narrower window shows its left part.
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

/** The shortest title. */
export const ShortContent: Story = { args: { title: 'Press kit' } };

/** The longest title a page may have. */
export const LongContent: Story = { args: { title: longText(60) } };

/** A word without a break opportunity breaks before it reaches the receipt. */
export const UnbrokenWord: Story = { args: { title: longWord.slice(0, 60) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ordinary } from '../../.storybook/modes.ts';
import { pictured } from '../../.storybook/pictured.ts';
import { heroForm, homeHero } from '../../src/content/home.ts';
import { scoreGrid } from '../../src/content/scoreGrid.ts';
import { WaitlistForm } from '../../src/forms/WaitlistForm/WaitlistForm.tsx';
import { ScoreGrid } from '../../src/illustrations/ScoreGrid/ScoreGrid.tsx';
import { Hero } from '../../src/sections/Hero/Hero.tsx';
import { longWord, longText } from '../support/extremes.ts';

const meta = {
  title: 'sections/Hero',
  component: Hero,
  args: {
    ...homeHero,
    form: <WaitlistForm {...heroForm} />,
    picture: <ScoreGrid {...scoreGrid} shape="spread" />,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first screen of the home page: the copy, the email field, and scores that can be pressed. */
export const Default: Story = {
  parameters: pictured({ modes: [...ordinary, 'tablet', 'narrow', 'wide'] }),
};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(90),
    lead: longText(400),
    chips: [longText(40), longText(60), longText(50)],
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = { args: { heading: longWord, lead: longWord } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { hiringFile, homeHero } from '../../src/content/home.ts';
import { Hero } from '../../src/sections/Hero/Hero.tsx';
import { HiringFile } from '../../src/illustrations/HiringFile/HiringFile.tsx';
import { longWord, longText } from '../support/extremes.ts';

const meta = {
  title: 'sections/Hero',
  component: Hero,
  args: { ...homeHero, picture: <HiringFile {...hiringFile} /> },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first screen of the home page. */
export const Default: Story = {};

/** The words fill the width where no picture is given. */
export const WithoutPicture: Story = { args: { picture: undefined } };

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

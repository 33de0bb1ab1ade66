import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aboutNextSteps } from '../../src/content/about.ts';
import { howItWorksNextSteps } from '../../src/content/howItWorks.ts';
import { NextSteps } from '../../src/sections/NextSteps/NextSteps.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/NextSteps',
  component: NextSteps,
  args: howItWorksNextSteps,
} satisfies Meta<typeof NextSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The waitlist, or the demo first. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the waitlist link says which page it was', async () => {
      await expect(canvas.getByRole('link', { name: 'Join the waitlist' })).toHaveAttribute(
        'href',
        '/pricing?utm_source=site&utm_campaign=how_it_works&utm_medium=cta#waitlist',
      );
    });
    await step('the demo is one press away', async () => {
      await expect(canvas.getByRole('link', { name: 'Watch demo' })).toHaveAttribute(
        'href',
        '/demo',
      );
    });
  },
};

/** With further ways to reach us; the network opens a new tab and says so, the address writes a mail. */
export const WithLinks: Story = {
  args: aboutNextSteps,
  play: async ({ canvas, step }) => {
    await step('the fit check arrives at the contact form as such', async () => {
      await expect(canvas.getByRole('link', { name: 'Book a 15-min fit check' })).toHaveAttribute(
        'href',
        '/contact?type=fit-check',
      );
    });
    await step('the network opens a new tab', async () => {
      await expect(
        canvas.getByRole('link', { name: /LinkedIn \(opens in a new tab\)$/u }),
      ).toHaveAttribute('target', '_blank');
    });
    await step('the address is a mail link', async () => {
      await expect(canvas.getByRole('link', { name: /@/u })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:/u),
      );
    });
  },
};

/** The longest copy the band must carry. */
export const LongContent: Story = {
  args: {
    ...aboutNextSteps,
    heading: longText(90),
    text: longText(320),
    second: { label: longText(60), to: '/demo' },
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = { args: { heading: longWord, text: longWord } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { trialOffer, trialOfferOf } from '../../src/content/pricing.ts';
import { waitlistForm } from '../../src/content/waitlistForm.ts';
import { TrialOffer } from '../../src/sections/TrialOffer/TrialOffer.tsx';
import { WaitlistForm } from '../../src/forms/WaitlistForm/WaitlistForm.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/TrialOffer',
  component: TrialOffer,
  args: { ...trialOffer, form: <WaitlistForm {...waitlistForm} /> },
} satisfies Meta<typeof TrialOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the trial is, beside the form that asks for it. */
export const Default: Story = {};

/** Once it is configured when the trial opens, what it covers and what one price unit is. */
export const Settled: Story = {
  args: trialOfferOf({
    trialOpens: 'the second quarter of 2027',
    trialCovers: 'One role, 20 candidates and your whole team',
    priceUnit: 'a role',
  }),
};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    breadcrumb: [{ label: 'Home', to: '/' }, { label: longText(60) }],
    heading: longText(120),
    lead: longText(500),
    included: [longText(160), longText(180), longText(200)],
    formHeading: longText(80),
    steps: [90, 100, 110].map((length) => ({
      heading: longText(length),
      text: longText(300),
    })),
    note: longText(240),
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    lead: longWord,
    included: [longWord],
    formHeading: longWord,
    steps: [{ heading: longWord, text: longWord }],
    note: longWord,
  },
};

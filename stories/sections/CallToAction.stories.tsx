import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { aboutClosingCall } from '../../src/content/about.ts';
import { demoClosingCall } from '../../src/content/demo.ts';
import { closingForm, homeClosingCall } from '../../src/content/home.ts';
import { howItWorksClosingCall } from '../../src/content/howItWorks.ts';
import { WaitlistForm } from '../../src/forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../../src/sections/CallToAction/CallToAction.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/CallToAction',
  component: CallToAction,
  args: demoClosingCall,
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closes a page. */
export const Default: Story = {
  parameters: {
    ...pictured({ modes: ['desktop', 'tablet', 'phone', 'forced-colors', 'hover', 'focus'] }),
  },
  play: async ({ canvas, step }) => {
    await step('the call leads to the form, and says which call it was', async () => {
      await expect(canvas.getByRole('link', { name: 'Join the waitlist' })).toHaveAttribute(
        'href',
        demoClosingCall.action.to,
      );
    });
  },
};

/** The field is here, so that nobody has to go anywhere to join. */
export const WithForm: Story = {
  render: () => <CallToAction {...homeClosingCall} form={<WaitlistForm {...closingForm} />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Work email/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Join the waitlist' })).toBeVisible();
  },
};

/** The waitlist, or the demo first. */
export const WithSecondaryAction: Story = {
  // Args would keep the note of the meta.
  render: () => <CallToAction {...howItWorksClosingCall} />,
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
  render: () => <CallToAction {...aboutClosingCall} />,
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

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(160),
    text: longText(500),
    action: { label: longText(60), to: '/pricing' },
    note: longText(240),
  },
};

/** The longest copy beside two actions, a note and links. */
export const LongContentWithLinks: Story = {
  args: {
    ...aboutClosingCall,
    heading: longText(90),
    text: longText(320),
    secondaryAction: { label: longText(60), to: '/demo' },
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    text: longWord,
    action: { label: longWord, to: '/pricing' },
    note: longWord,
  },
};

/** Beside two actions and links, too, where the column of the words is narrower. */
export const UnbrokenWordWithLinks: Story = {
  args: {
    ...aboutClosingCall,
    heading: longWord,
    text: longWord,
    secondaryAction: { label: longWord, to: '/demo' },
  },
};

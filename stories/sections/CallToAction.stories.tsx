import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { aboutClosingCall } from '../../src/content/about.ts';
import { demoClosingCall } from '../../src/content/demo.ts';
import { closingForm } from '../../src/content/emailForm.ts';
import { howItWorksClosingCall } from '../../src/content/howItWorks.ts';
import { WaitlistForm } from '../../src/forms/WaitlistForm/WaitlistForm.tsx';
import { JoinedContext } from '../../src/forms/Joined.ts';
import { CallToAction } from '../../src/sections/CallToAction/CallToAction.tsx';
import { longText, longWord } from '../support/extremes.ts';

const form = <WaitlistForm {...closingForm('demo')} />;

const meta = {
  title: 'sections/CallToAction',
  component: CallToAction,
  args: { ...demoClosingCall, form },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closes a page. The email field is here, so that nobody has to go to another page to join. */
export const Default: Story = {
  parameters: {
    ...pictured({
      target: 'button',
      modes: ['desktop', 'phone', 'hover', 'focus'],
    }),
  },
};

/** A visitor who has joined, here or on another page of this visit, is offered the samples and not asked again. */
export const Joined: Story = {
  render: (args) => (
    <JoinedContext value={{ hasJoined: true, onJoined: () => undefined }}>
      <CallToAction {...args} />
    </JoinedContext>
  ),
};

/** Beside the form, a button to the demo for visitors who want to see it first. */
export const WithSecondaryAction: Story = {
  args: howItWorksClosingCall,
};

/** With more ways to reach us: LinkedIn opens in a new tab and says so, the email link starts a message. */
export const WithLinks: Story = {
  args: aboutClosingCall,
};

/** The longest copy, with all that the band can hold: form, second action and links. */
export const LongContent: Story = {
  args: {
    ...aboutClosingCall,
    heading: longText(160),
    text: longText(500),
    secondaryAction: { label: longText(60), to: '/demo' },
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: {
    ...aboutClosingCall,
    heading: longWord,
    text: longWord,
    secondaryAction: { label: longWord, to: '/demo' },
  },
};

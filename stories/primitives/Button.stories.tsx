import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { Band } from '../../src/primitives/Band/Band.tsx';
import { Button, ButtonLink } from '../../src/primitives/Button/Button.tsx';
import { Icon } from '../../src/primitives/Icon/Icon.tsx';
import { longText, longWord } from '../support/extremes.ts';

const states = pictured({
  modes: ['desktop', 'forced-colors', 'more-contrast', 'hover', 'focus', 'dark'],
});

const meta = {
  title: 'primitives/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Join the waitlist', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one thing to do here. */
export const Default: Story = {
  parameters: states,
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Join the waitlist' });
    await step('it answers to the pointer and to both keys', async () => {
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
    await step('it is large enough for a finger', async () => {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
    button.blur();
  },
};

/** The secondary button, for use beside the primary one. */
export const Quiet: Story = { args: { tone: 'quiet' }, parameters: states };

/** For heroes. */
export const Large: Story = { args: { size: 'large' } };

/** The icon repeats what the words say. */
export const WithIcon: Story = {
  args: {
    tone: 'quiet',
    children: (
      <>
        <Icon name="download" />
        Download the logo
      </>
    ),
  },
};

/** While its action runs: a press does nothing, and focus stays. */
export const Busy: Story = {
  args: { busy: true, children: 'Joining...' },
  parameters: pictured({ modes: ['desktop', 'forced-colors', 'hover'] }),
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Joining...' });
    await step('it can be reached, and says that it is unavailable', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    });
    await step('a press is ignored', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
    });
  },
};

/** A link that looks like a button, because it is the main action. */
export const AsLink: Story = {
  render: () => <ButtonLink to="/pricing#waitlist">Join the waitlist</ButtonLink>,
};

/** On a dark band both tones change their colors. */
export const Inverse: Story = {
  parameters: states,
  render: (args) => (
    <Band tone="inverse" pad="compact">
      <Button {...args} /> <Button {...args} tone="quiet" />
    </Band>
  ),
};

/** Words that do not fit wrap inside the button. */
export const LongContent: Story = { args: { children: longText(160) } };

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: { children: longWord } };

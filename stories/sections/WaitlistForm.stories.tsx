import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { paths } from '../../src/contract/paths.ts';
import { waitlistForm } from '../../src/content/pricing.ts';
import { WaitlistForm } from '../../src/sections/WaitlistForm/WaitlistForm.tsx';

const meta = {
  title: 'sections/WaitlistForm',
  component: WaitlistForm,
  args: waitlistForm,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WaitlistForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything is typed. */
export const Default: Story = {};

/** A press without an address names the field, and puts the caret there. */
export const ValidationError: Story = {
  play: async ({ canvas, step }) => {
    await step('press without typing', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Join waitlist' }));
    });
    await step('the field says what it needs, and has focus', async () => {
      const email = await canvas.findByRole('textbox', { name: /Work email/ });
      await expect(email).toHaveAccessibleDescription(/Enter your work email/);
      await expect(email).toHaveFocus();
    });
  },
};

/** The server accepted the signup. */
export const Succeeded: Story = {
  parameters: {
    network: { [`POST ${paths.waitlist}`]: { status: 202, body: { status: 'accepted' } } },
  },
  play: async ({ canvas, step }) => {
    await step('join', async () => {
      await userEvent.type(
        await canvas.findByRole('textbox', { name: /Work email/ }),
        'ana@example.com',
      );
      await userEvent.click(await canvas.findByRole('button', { name: 'Join waitlist' }));
    });
    await step('the success takes the place of the form', async () => {
      await expect(
        await canvas.findByRole('heading', { name: "You're on the list!" }),
      ).toHaveFocus();
    });
  },
};

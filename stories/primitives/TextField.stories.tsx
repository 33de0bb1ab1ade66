import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { TextField } from '../../src/primitives/TextField/TextField.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'primitives/TextField',
  component: TextField,
  args: {
    id: 'email',
    name: 'email',
    label: 'Work email',
    note: 'required',
    type: 'email',
    autoComplete: 'email',
    maxLength: 254,
    required: true,
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: the label and its note stay in view. */
export const Default: Story = {
  parameters: {
    ...pictured({
      modes: ['desktop', 'phone', 'forced-colors', 'more-contrast', 'hover', 'focus', 'dark'],
    }),
  },
};

/** Text typed before React hydrated the page stays. */
export const Typed: Story = {
  args: { defaultValue: 'ana@' },
  play: async ({ canvas, step }) => {
    await step('typing goes on where it was', async () => {
      const field = canvas.getByRole('textbox');
      await userEvent.type(field, 'example.com');
      await expect(field).toHaveValue('ana@example.com');
    });
  },
};

/** The error is below the field and is the field's accessible description. */
export const ValidationError: Story = {
  args: { defaultValue: 'ana@', error: 'Enter an email address like name@company.com.' },
  parameters: pictured({ modes: ['desktop', 'phone', 'forced-colors', 'hover', 'focus'] }),
};

/** Several lines, for a message. */
export const TextArea: Story = {
  args: {
    id: 'message',
    name: 'message',
    label: 'Message',
    rows: 6,
    autoComplete: 'off',
    maxLength: 5000,
  },
  parameters: pictured({ modes: ['desktop', 'phone', 'forced-colors', 'focus'] }),
};

/** A long label, a long value and a long error. */
export const LongContent: Story = {
  args: { label: longText(120), defaultValue: longText(240), error: longText(240) },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: { label: longWord, defaultValue: longWord, error: longWord },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { ErrorSummary } from '../../src/primitives/ErrorSummary/ErrorSummary.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { TextField } from '../../src/primitives/TextField/TextField.tsx';
import { longText, longWord } from '../support/extremes.ts';

const field = { autoComplete: 'off', maxLength: 100 } as const;

const meta = {
  title: 'primitives/ErrorSummary',
  component: ErrorSummary,
  args: {
    heading: '2 fields need another look:',
    errors: [
      { controlId: 'name', message: 'Enter your name.' },
      { controlId: 'email', message: 'Enter an email address like name@company.com.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stack gap={6}>
        <Story />
        <TextField id="name" name="name" label="Name" {...field} />
        <TextField id="email" name="email" label="Email" {...field} />
      </Stack>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above a form that was sent with mistakes. */
export const Default: Story = {
  parameters: pictured({ modes: ['desktop', 'phone', 'forced-colors', 'hover', 'focus', 'dark'] }),
};

/** Each line leads to its field. */
export const LeadsToField: Story = {
  play: async ({ canvas, step }) => {
    await step('choosing an error focuses its field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Enter an email address/ }));
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    });
  },
};

/** Long messages wrap. */
export const LongContent: Story = {
  args: {
    heading: longText(120),
    errors: [
      { controlId: 'name', message: longText(240) },
      { controlId: 'email', message: longText(200) },
    ],
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: { heading: longWord, errors: [{ controlId: 'name', message: longWord }] },
};

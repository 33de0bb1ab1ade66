import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contactForm } from '../../src/content/contact.ts';
import { PostedReceipt } from '../../src/forms/PostForm/PostedReceipt.tsx';
import { PostFormView } from '../../src/forms/PostForm/PostFormView.tsx';
import { contact } from '../../src/api/forms/contact.ts';
import { fieldNames } from '../../src/api/forms/form.ts';
import { longText, longWord } from '../support/extremes.ts';
import { reword } from '../support/formWords.ts';

const { topics: _, ...copy } = contactForm;
const typed = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  company: '',
  message: 'How do proof tests work for a two-person team?',
};

const meta = {
  title: 'forms/PostForm',
  component: PostFormView,
  args: {
    ...copy,
    form: contact,
    state: { status: 'idle' },
    onSubmit: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PostFormView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything is typed. A press of the button passes what was typed to `onSubmit`, by field. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('the form posts by itself where no script runs', async () => {
      const form = canvasElement.querySelector('form');
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form).toHaveAttribute('action', '/api/contact');
    });
    await step('a press hands over every field, and the empty honeypot', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Ana');
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith(
        { name: 'Ana', email: '', company: '', message: '' },
        '',
      );
    });
  },
};

/** One field was refused: it says why, and takes focus. */
export const ValidationError: Story = {
  args: {
    defaultValues: { ...typed, email: 'ana' },
    state: { status: 'refused', errors: [{ field: 'email', code: 'invalid' }] },
  },
};

/** Several fields were refused: a summary takes focus. */
export const ValidationErrors: Story = {
  args: {
    defaultValues: { ...typed, name: '', email: 'ana' },
    state: {
      status: 'refused',
      errors: [
        { field: 'name', code: 'required' },
        { field: 'email', code: 'invalid' },
      ],
    },
  },
};

/** The post is under way. */
export const Submitting: Story = {
  args: { defaultValues: typed, state: { status: 'submitting' } },
};

/** The server has stored what was typed. */
export const Succeeded: Story = {
  args: { state: { status: 'succeeded', Receipt: PostedReceipt } },
};

/** The server failed. */
export const ServerError: Story = {
  args: { defaultValues: typed, state: { status: 'failed', failure: 'server' } },
};

/** Too many posts came from the visitor's network. */
export const RateLimited: Story = {
  args: { defaultValues: typed, state: { status: 'failed', failure: 'rateLimited' } },
};

/** The device has no connection. */
export const Offline: Story = {
  args: { defaultValues: typed, state: { status: 'failed', failure: 'offline' } },
};

/** The answer to a browser without scripts: the summary lists every error, and hidden values are posted again. */
export const Refused: Story = {
  args: {
    defaultValues: { ...typed, email: 'ana' },
    state: { status: 'refused', errors: [{ field: 'email', code: 'invalid' }] },
    refusal: { heading: copy.errorsHeading(1), hidden: { from: 'faq', type: '' } },
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('one refused field is in the summary too', async () => {
      await expect(canvas.getByRole('heading', { name: copy.errorsHeading(1) })).toBeVisible();
    });
    await step('the topic of the link travels unseen', async () => {
      await expect(canvasElement.querySelector('input[name="from"]')).toHaveValue('faq');
    });
  },
};

/** The longest words, with every field refused. */
export const LongContent: Story = {
  args: {
    fields: reword(copy.fields, (words) => ({
      label: longText(90),
      errors: { ...words.errors, invalid: longText(160) },
    })),
    state: {
      status: 'refused',
      errors: fieldNames(contact).map((field) => ({ field, code: 'invalid' })),
    },
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    fields: reword(copy.fields, (words) => ({
      label: longWord,
      errors: { ...words.errors, invalid: longWord },
    })),
    state: {
      status: 'refused',
      errors: fieldNames(contact).map((field) => ({ field, code: 'invalid' })),
    },
  },
};

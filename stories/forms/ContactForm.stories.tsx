import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../src/api/paths.ts';
import { contactForm } from '../../src/content/contact.ts';
import { ContactForm } from '../../src/forms/ContactForm/ContactForm.tsx';
import { longText, longWord } from '../support/extremes.ts';
import { reword } from '../support/formWords.ts';
import { accepted } from '../support/posting.ts';

const meta = {
  title: 'forms/ContactForm',
  component: ContactForm,
  args: contactForm,
  parameters: { layout: 'padded', route: '/contact' },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const message = 'How do proof tests work for a two-person team?';
const contact = `POST ${paths.contact}`;

const press = (canvas: Canvas): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: 'Send message' }));

async function send(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Ana Silva');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'ana@example.com');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), message);
  await press(canvas);
}

/** Before anything is typed. */
export const Default: Story = {};

/** The link that led here says what the message is about. */
export const WithTopic: Story = {
  parameters: { route: '/contact?from=faq' },
};

/** Several fields are refused: a summary takes focus and links to each of them. */
export const ValidationError: Story = {
  play: async ({ canvas, step }) => {
    await step('press with an address that is none', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'ana');
      await press(canvas);
    });
    await step('the summary has focus and lists three fields', async () => {
      const summary = await canvas.findByRole('heading', { name: contactForm.errorsHeading(3) });
      await expect(summary).toHaveFocus();
      await expect(canvas.getAllByRole('link', { name: /^(Enter|Write)/ })).toHaveLength(3);
    });
    await step('a line of the summary leads to its field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Write your message.' }));
      const field = canvas.getByRole('textbox', { name: /^Message/ });
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription('Write your message.');
    });
  },
};

/** The server has stored the message. The stories of PostForm and WaitlistForm show its other answers. */
export const Succeeded: Story = {
  parameters: { network: { [contact]: accepted } },
  play: async ({ canvas, step }) => {
    await step('send', () => send(canvas));
    await step('the success takes the place of the form', async () => {
      const heading = await canvas.findByRole('heading', { name: 'Message sent!' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByText("We'll get back to you as soon as possible.")).toBeVisible();
    });
  },
};

/** The longest words the form must carry. */
export const LongContent: Story = {
  args: {
    fields: reword(contactForm.fields, (words) => ({ ...words, label: longText(90) })),
    submit: longText(60),
    privacy: { ...contactForm.privacy, text: longText(240) },
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    fields: reword(contactForm.fields, (words) => ({ ...words, label: longWord })),
    submit: longWord,
  },
};

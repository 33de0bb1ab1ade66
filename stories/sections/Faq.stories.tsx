import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { faq } from '../../src/content/faq.ts';
import { Faq } from '../../src/sections/Faq/Faq.tsx';
import { FaqView } from '../../src/sections/Faq/FaqView.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/Faq',
  component: Faq,
  args: faq,
  parameters: { route: '/faq' },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = 'What is Exampleton?';
const second = 'How is it different from an ATS?';
const last = 'How much does it cost?';

/** All questions are closed; every answer is in the document nevertheless. */
export const Default: Story = {};

/** One question open. */
export const Expanded: Story = {
  render: (args) => <FaqView {...args} open="scoring" onOpenChange={() => undefined} />,
};

/** The arrow keys go from question to question, across groups; Enter opens. */
export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('down goes to the next question', async () => {
      button(first).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(button(second)).toHaveFocus();
    });
    await step('up goes back, and from the first to the last', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(button(first)).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(button(last)).toHaveFocus();
    });
    await step('home and end go to the first and the last', async () => {
      await userEvent.keyboard('{Home}');
      await expect(button(first)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(button(last)).toHaveFocus();
    });
    await step('enter opens', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: last, expanded: true })).toHaveFocus();
    });
  },
};

/** The fragment of the address opens its question. */
export const DeepLink: Story = {
  parameters: { route: '/faq#setup-time' },
  play: async ({ canvas, step }) => {
    await step('the question is open', async () => {
      await expect(
        canvas.getByRole('button', { name: 'How long does setup take?', expanded: true }),
      ).toBeVisible();
      await expect(canvas.getByText(/^Under 10 minutes to a first draft/)).toBeVisible();
    });
  },
};

/** The longest questions and answers. */
export const LongContent: Story = {
  args: {
    heading: longText(80),
    lead: longText(300),
    groups: [
      {
        heading: longText(60),
        items: [
          {
            id: 'long',
            question: longText(140),
            answer: longText(700),
            link: { label: longText(90), to: '/' },
          },
          { id: 'short', question: longText(120), answer: longText(100) },
        ],
      },
    ],
  },
  render: (args) => <FaqView {...args} open="long" onOpenChange={() => undefined} />,
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    lead: longWord,
    groups: [
      { heading: longWord, items: [{ id: 'long', question: `${longWord}?`, answer: longWord }] },
    ],
  },
  render: (args) => <FaqView {...args} open="long" onOpenChange={() => undefined} />,
};

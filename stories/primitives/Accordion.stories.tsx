import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { Accordion, AccordionItem } from '../../src/primitives/Accordion/Accordion.tsx';
import { longText, longWord } from '../support/extremes.ts';

const questions = [
  ['setup', 'How long does setup take?'],
  ['scoring', 'How are candidates scored?'],
  ['export', 'Can we export the results?'],
] as const;

function Stateful({
  value,
  children,
}: Pick<ComponentProps<typeof Accordion>, 'value' | 'children'>) {
  const [open, setOpen] = useState(value);
  return (
    <Accordion value={open} onValueChange={setOpen}>
      {children}
    </Accordion>
  );
}

const items = questions.map(([value, heading]) => (
  <AccordionItem key={value} value={value} heading={heading} level={2}>
    Each answer is scored against written anchors, and every score comes with a quote.
  </AccordionItem>
));

const meta = {
  title: 'primitives/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { value: '', onValueChange: () => undefined, children: items },
  render: ({ value, children }) => <Stateful value={value}>{children}</Stateful>,
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is open. */
export const Default: Story = {
  parameters: pictured({
    modes: ['desktop', 'phone', 'forced-colors', 'inverse', 'hover', 'focus', 'dark'],
  }),
};

/** One item is open: its button says so, and no panel is a landmark. */
export const Expanded: Story = {
  args: { value: 'scoring' },
};

/** On paper every panel is open. Left out of the docs, because a screen shows no difference. */
export const Printed: Story = {
  tags: ['!autodocs'],
  parameters: pictured({ modes: ['print'] }),
};

/** Opening an item closes the other; a second press on an open item closes it. */
export const OneAtATime: Story = {
  args: { value: 'setup' },
  play: async ({ canvas, step }) => {
    const [first, second] = [
      canvas.getByRole('button', { name: questions[0][1] }),
      canvas.getByRole('button', { name: questions[1][1] }),
    ];
    await step('the second question takes the place of the first', async () => {
      await userEvent.click(second);
      await expect(first).toHaveAttribute('aria-expanded', 'false');
      await expect(second).toHaveAttribute('aria-expanded', 'true');
    });
    await step('a second press leaves nothing open', async () => {
      await userEvent.click(second);
      await expect(second).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

/** Arrows move between questions and wrap, Home and End jump, Enter opens; Alt and Left stays with the browser. */
export const Keyboard: Story = {
  // Accordion.mdx already has a heading 'Keyboard', and the docs would give both the same id.
  name: 'By Keyboard',
  play: async ({ canvas, step }) => {
    const [first, second, last] = questions.map(([, name]) => canvas.getByRole('button', { name }));
    await step('Tab reaches the first question', async () => {
      await userEvent.tab();
      await expect(first).toHaveFocus();
    });
    await step(
      'Down goes to the next one, End to the last, Down from there to the first',
      async () => {
        await userEvent.keyboard('{ArrowDown}');
        await expect(second).toHaveFocus();
        await userEvent.keyboard('{End}');
        await expect(last).toHaveFocus();
        await userEvent.keyboard('{ArrowDown}');
        await expect(first).toHaveFocus();
      },
    );
    await step('Up wraps to the last, Home comes back', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(last).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(first).toHaveFocus();
    });
    await step('a key with a modifier stays with the browser: Alt and Left lead back', async () => {
      for (const modifier of ['altKey', 'ctrlKey', 'shiftKey', 'metaKey'])
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home', 'End'])
          await expect(fireEvent.keyDown(first!, { key, [modifier]: true })).toBe(true);
      await expect(first).toHaveFocus();
    });
    await step('Enter opens the panel that the button names', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      const panel = document.getElementById(first?.getAttribute('aria-controls') ?? '');
      await expect(panel).toBeVisible();
    });
  },
};

/** A closed panel stays in the document, and find-in-page opens it. */
export const FoundInPage: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: questions[2][1] });
    // A hidden panel cannot be found by its role: it is the element after the heading of its question.
    const panel = button.closest('h2')?.nextElementSibling ?? null;
    await step('the closed panel is hidden until it is found', async () => {
      await expect(panel).toHaveAttribute('hidden', 'until-found');
      await expect(panel).toHaveTextContent('Each answer is scored');
    });
    await step('a match opens it', async () => {
      panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
      await expect(panel).not.toHaveAttribute('hidden');
    });
  },
};

/** Long questions and answers wrap beside the mark. */
export const LongContent: Story = {
  args: {
    value: 'long',
    children: (
      <AccordionItem value="long" heading={longText(180)} level={2}>
        {longText(700)}
      </AccordionItem>
    ),
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: {
    value: 'word',
    children: (
      <AccordionItem value="word" heading={longWord} level={2}>
        {longWord}
      </AccordionItem>
    ),
  },
};

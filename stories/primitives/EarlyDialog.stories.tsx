import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { Button } from '../../src/primitives/Button/Button.tsx';
import { Dialog } from '../../src/primitives/Dialog/Dialog.tsx';
import { EarlyDialog } from '../../src/primitives/Dialog/EarlyDialog.tsx';
import { TextLink } from '../../src/primitives/Link/TextLink.tsx';
import { longText, longWord } from '../support/extremes.ts';

function Stateful(args: Omit<ComponentProps<typeof EarlyDialog>, 'ref'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        Open
      </Button>
      <EarlyDialog {...args} ref={dialog} />
    </>
  );
}

const meta = {
  title: 'primitives/EarlyDialog',
  component: EarlyDialog,
  subcomponents: { Dialog },
  args: {
    id: 'menu',
    ref: null,
    title: 'Menu',
    closeLabel: 'Close menu',
    children: <TextLink to="/product">Product</TextLink>,
  },
  render: ({ ref: _ref, ...args }) => <Stateful {...args} />,
  parameters: {
    ...pictured({ modes: ['desktop', 'phone', 'forced-colors', 'dark'] }),
    docs: { story: { height: '480px' } },
  },
} satisfies Meta<typeof EarlyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await expect(canvas.getByRole('dialog')).toBeVisible();
};

/** Closed: only the button that opens the dialog is visible. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('nothing of it is reached', async () => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
};

/** Opened by the browser itself, with `showModal`. */
export const Expanded: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await step('open', () => open(context));
    await step('it is named', async () => {
      await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
  },
};

/** The dialog's button closes it, and focus returns to the button that opened it. */
export const Closed: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await step('open', () => open(context));
    await step('close', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
    await step('focus is back', async () => {
      await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
    });
  },
};

/** Content taller than the window scrolls inside the dialog. */
export const LongContent: Story = {
  args: { title: longText(90), children: longText(3000) },
  play: open,
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: { title: longWord, children: longWord }, play: open };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { Button } from '../../src/primitives/Button/Button.tsx';
import { Dialog } from '../../src/primitives/Dialog/Dialog.tsx';
import { TextLink } from '../../src/primitives/Link/TextLink.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { longText, longWord } from '../support/extremes.ts';
import { pageIsInert } from '../support/pageIsInert.ts';

type DialogProps = ComponentProps<typeof Dialog>;

function Stateful({ open: initial, ...rest }: DialogProps) {
  const [open, setOpen] = useState(initial);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog {...rest} open={open} onOpenChange={setOpen} opener={opener} />
    </>
  );
}

const meta = {
  title: 'primitives/Dialog',
  component: Dialog,
  args: {
    title: 'Menu',
    closeLabel: 'Close menu',
    open: true,
    onOpenChange: () => undefined,
    opener: { current: null },
    children: (
      <Stack gap={4} align="start">
        <TextLink to="/product">Product</TextLink>
        <TextLink to="/pricing">Pricing</TextLink>
      </Stack>
    ),
  },
  render: (args) => <Stateful {...args} />,
  parameters: {
    ...pictured({ modes: ['desktop', 'phone', 'forced-colors', 'reduced-motion', 'dark'] }),
    docs: { story: { inline: false, height: '480px' } },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open: the rest of the page is out of reach. */
export const Default: Story = {
  parameters: pictured({
    modes: ['desktop', 'phone', 'forced-colors', 'reduced-motion'],
  }),
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    await step('focus has moved inside', async () => {
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    });
    await step('what is behind is out of reach', pageIsInert);
  },
};

/** Content taller than the window scrolls inside the dialog. */
export const LongContent: Story = {
  args: { title: longText(90), children: longText(3000) },
  play: pageIsInert,
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: { title: longWord, children: longWord },
  play: pageIsInert,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { copyWords } from '../../src/content/copyWords.ts';
import { Announcer } from '../../src/primitives/Announcer/Announcer.tsx';
import { CopyButton } from '../../src/primitives/CopyButton/CopyButton.tsx';
import { CopyButtonView } from '../../src/primitives/CopyButton/CopyButtonView.tsx';
import { longText, longWord } from '../support/extremes.ts';
import { holdTimeouts } from '../support/timers.ts';

/** Replaces the clipboard with one that calls `writeText`. Returns a function that restores the real one. */
function withClipboard(writeText: (text: string) => Promise<void>): () => void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const accept = fn(() => Promise.resolve());
const refuse = fn(() => Promise.reject(new DOMException('Write permission denied.')));

const meta = {
  title: 'primitives/CopyButton',
  component: CopyButton,
  args: {
    text: 'rgb(58, 73, 137)',
    label: 'Copy',
    subject: 'the RGB value of Navy',
    words: copyWords,
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before it is pressed. */
export const Default: Story = {
  parameters: pictured({ modes: ['desktop', 'forced-colors', 'hover', 'focus', 'dark'] }),
};

/** For two seconds after the text was copied. */
export const Copied: Story = {
  render: (args) => <CopyButtonView {...args} state="copied" turn={1} onPress={fn()} />,
};

/** The browser refused to copy: the text is shown, to be copied by hand. */
export const Refused: Story = {
  render: (args) => <CopyButtonView {...args} state="refused" turn={0} onPress={fn()} />,
};

let timeouts = { letGo: () => {}, undo: () => {} };

/** A press copies the text and announces it once; after two seconds the button is as before. */
export const Pressed: Story = {
  beforeEach: () => {
    accept.mockClear();
    const restore = withClipboard(accept);
    timeouts = holdTimeouts(2000);
    return () => {
      timeouts.undo();
      restore();
    };
  },
  play: async ({ args, canvas, step }) => {
    await step('press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Copy/ }));
      await expect(accept).toHaveBeenCalledTimes(1);
      await expect(accept).toHaveBeenCalledWith(args.text);
    });
    await step('the button and the status say that it is copied', async () => {
      await expect(await canvas.findByRole('button', { name: /^Copied!/ })).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Copied!$/);
    });
    await step('two seconds later the button is as before', async () => {
      timeouts.letGo();
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Copy the/ })).toBeVisible());
    });
  },
};

/** A press that is refused selects the text, and the field's name says what to do. */
export const PressedAndRefused: Story = {
  beforeEach: () => withClipboard(refuse),
  play: async ({ args, canvas, step }) => {
    await step('press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Copy/ }));
    });
    await step('the text is selected, in a field that has focus', async () => {
      const field = await canvas.findByRole<HTMLTextAreaElement>('textbox', {
        name: /refused to copy/,
      });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(args.text);
    });
  },
};

/** The longest label and text. */
export const LongContent: Story = {
  args: { label: longText(80), text: longText(300) },
  render: (args) => <CopyButtonView {...args} state="refused" turn={0} onPress={fn()} />,
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: { text: longWord },
  render: (args) => <CopyButtonView {...args} state="refused" turn={0} onPress={fn()} />,
};

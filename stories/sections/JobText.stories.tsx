import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { readMessages } from '../../src/content/read.ts';
import { JobText, type JobTextProps } from '../../src/sections/JobText/JobText.tsx';
import { longText, longWord } from '../support/extremes.ts';
import { thin, viewIn, viewOf } from '../support/reading.ts';

const propsOf = ({ jobText, marked, choices }: ReturnType<typeof viewIn>): JobTextProps => ({
  ...jobText,
  marked: { ...marked, onPress: fn() },
  choices: { choices, onChoose: fn() },
  onStart: fn(),
  onText: fn(),
  onSample: fn(),
  onFile: fn(),
});

const sample = viewIn();
const firstMark = sample.marked.pieces.find(({ mark }) => mark !== undefined)?.start;

const meta = {
  title: 'sections/JobText',
  component: JobText,
  args: propsOf(sample),
} satisfies Meta<typeof JobText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is pasted: the sample is shown with its marks, each of which Tab reaches. */
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('what is typed is handed on', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Job posting/ }), 'AE');
      await expect(args.onStart).toHaveBeenCalled();
      await expect(args.onText).toHaveBeenLastCalledWith('AE');
    });
    await step('the Tab key and Enter press a mark', async () => {
      const [mark] = canvas.getAllByRole('button', { name: /\(Discovery depth\)$/ });
      if (mark === undefined) throw new Error('The sample has no such mark.');
      await expect(mark).toHaveAttribute('aria-pressed', 'false');
      mark.focus();
      await expect(args.marked.onPress).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.marked.onPress).toHaveBeenCalledTimes(1);
    });
  },
};

/** A mark is pressed: its competency is shown, with a link to the list. */
export const Pressed: Story = {
  args: propsOf(viewIn({ pressed: firstMark })),
};

/** A newer text is being read. */
export const Typing: Story = { args: propsOf(viewIn({ isReading: true })) };

/** A short posting of the visitor’s own. */
export const OwnText: Story = { args: propsOf(viewOf(thin)) };

/** The text is too short to be read. */
export const Short: Story = {
  args: propsOf(viewIn({ message: readMessages.short })),
};

/** The text is longer than the reader accepts. */
export const Long: Story = { args: propsOf(viewIn({ message: readMessages.long })) };

/** The text is not in English. */
export const OtherLanguage: Story = {
  args: propsOf(viewIn({ message: readMessages['other-language'] })),
};

/** The text is no sales posting: a sentence says so, and the visitor can choose the role instead. */
export const NotAPosting: Story = {
  args: propsOf(viewIn({ message: readMessages['not-a-job'] })),
  play: async ({ args, canvas, step }) => {
    await step('choose the role', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'manager');
      await expect(args.choices.onChoose).toHaveBeenCalledWith('role', 'manager');
    });
  },
};

/** A file is chosen with the button beside the field, which the keyboard reaches. */
export const FileChosen: Story = {
  play: async ({ args, canvas, step }) => {
    await step('choose a file', async () => {
      const file = new File(['A text'], 'posting.txt', { type: 'text/plain' });
      await userEvent.upload(canvas.getByLabelText('Choose a file'), file);
      await expect(args.onFile).toHaveBeenCalledWith(file);
    });
  },
};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    ...propsOf(viewOf(`${longText(4000)} You coach the team.`)),
    heading: longText(90),
    lead: longText(300),
    message: longText(200),
  },
};

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = {
  args: { ...propsOf(viewOf(longWord)), heading: longWord, lead: longWord, message: longWord },
};

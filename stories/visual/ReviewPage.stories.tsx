import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useMemo } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Announcer } from '../../src/primitives/Announcer/Announcer.tsx';
import type { Review } from '../../visual/review/model.ts';
import { ReviewPage } from '../../visual/review/page/ReviewPage/ReviewPage.tsx';
import { SourcesContext } from '../../visual/review/page/sources.ts';
import { longText, longWord } from '../support/extremes.ts';
import { pageIsInert } from '../support/pageIsInert.ts';
import { drawnSources, green, keeperInMemory, review } from '../support/reviewed.ts';

type Props = ComponentProps<typeof ReviewPage>;

function Framed({ review: shown, keeper }: Props) {
  const memory = useMemo(() => keeperInMemory(shown), [shown]);
  return (
    <SourcesContext value={drawnSources}>
      <Announcer>
        <ReviewPage review={shown} keeper={keeper === null ? null : memory} />
      </Announcer>
    </SourcesContext>
  );
}

const meta = {
  title: 'visual/ReviewPage',
  component: ReviewPage,
  args: { review, keeper: keeperInMemory(review) },
  render: (args) => <Framed {...args} />,
} satisfies Meta<typeof ReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const cause = (canvas: Canvas, name: RegExp) => canvas.getByRole('button', { name });
const inDesktop = { visual: { modes: ['desktop'] } } as const;

/** The causes, and the pictures of the first one. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the lines that may have caused it stand beside the colors', async () => {
      await expect(canvas.getByText(/color difference 1.9/)).toBeInTheDocument();
      await expect(canvas.getByText("navy600: '#36458a',")).toBeInTheDocument();
    });
  },
};

/** One picture before and after, and what is known of it. */
export const OnePicture: Story = {
  parameters: inDesktop,
  play: async ({ canvas, step }) => {
    await step('a tile opens its picture', async () => {
      await userEvent.click(cause(canvas, /Button Default\s*desktop/));
      await expect(canvas.getByAltText('Approved picture')).toBeInTheDocument();
      await expect(canvas.getByAltText('Picture taken now')).toBeInTheDocument();
    });
  },
};

/** What differs, drawn: what was recolored and what moved. */
export const DifferenceDrawn: Story = {
  parameters: inDesktop,
  play: async ({ canvas }) => {
    await userEvent.click(cause(canvas, /Button Default\s*desktop/));
    await userEvent.click(canvas.getByRole('radio', { name: 'Difference' }));
    await expect(canvas.getByRole('radio', { name: 'Difference' })).toBeChecked();
  },
};

/** The picture taken now is uncovered from the right. */
export const SliderHalfway: Story = {
  parameters: inDesktop,
  play: async ({ canvas }) => {
    await userEvent.click(cause(canvas, /Button Default\s*desktop/));
    await userEvent.click(canvas.getByRole('radio', { name: 'Slider' }));
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '50 percent');
  },
};

/** Words, accessibility tree and every note are beside the picture. */
export const TextsAndHistory: Story = {
  parameters: inDesktop,
  play: async ({ canvas, step }) => {
    await userEvent.keyboard('J');
    await userEvent.keyboard('j');
    await step('a changed word is a changed word', async () => {
      await expect(canvas.getByText('Join the waitlist')).toBeInTheDocument();
      await expect(canvas.getByText('button "Join the waitlist"')).toBeInTheDocument();
    });
    await step('the rejection and the first approval are told once each', async () => {
      await expect(canvas.getAllByText(/The button is lower/)).toHaveLength(1);
      await expect(canvas.getByText(/First set/)).toBeInTheDocument();
    });
  },
};

/** A decision without a note waits for it. */
export const NoteMissing: Story = {
  parameters: { visual: { modes: ['desktop', 'phone'] } },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Approve/ }));
    await step('the field has the focus and says what is missing', async () => {
      const note = canvas.getByRole('textbox', { name: 'Note' });
      await expect(note).toHaveFocus();
      await expect(note).toHaveAccessibleDescription(/Say why it changed/);
    });
  },
};

/** By keyboard alone: a cause approved, a picture rejected, undone. */
export const ByKeyboard: Story = {
  parameters: inDesktop,
  play: async ({ canvas, step }) => {
    await step('Shift A, a note and Enter approve the whole cause', async () => {
      await userEvent.keyboard('A');
      await userEvent.keyboard('Navy is deeper{Enter}');
      await waitFor(() => expect(canvas.getByText('4 of 5')).toBeInTheDocument());
      await expect(screen.getByRole('status')).toHaveTextContent('Approved: 4 pictures. 1 left.');
    });
    await step('R rejects what is open next', async () => {
      await userEvent.keyboard('jr');
      await userEvent.keyboard('The button must not move{Enter}');
      await waitFor(() => expect(canvas.getByText('5 of 5')).toBeInTheDocument());
    });
    await step('U takes it back', async () => {
      await userEvent.keyboard('u');
      await waitFor(() => expect(canvas.getByText('4 of 5')).toBeInTheDocument());
      await expect(screen.getByRole('status')).toHaveTextContent('Undone: 1 picture open again.');
    });
  },
};

/** Everything decided went on record; what must be fixed is left. */
export const Recorded: Story = {
  parameters: inDesktop,
  play: async ({ canvas }) => {
    await userEvent.keyboard('A');
    await userEvent.keyboard('Navy is deeper{Enter}');
    await waitFor(() => expect(canvas.getByText('4 of 5')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: /^Record\s*as Ada Lovelace/ }));
    await waitFor(() => expect(canvas.getByText('0 of 1')).toBeInTheDocument());
  },
};

/** Every key, and the switch that turns them off. */
export const Keys: Story = {
  parameters: { visual: { modes: ['desktop', 'phone'], clip: 'window' } },
  play: async ({ canvas, step }) => {
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keys' });
    await step('keys do nothing to the page behind', async () => {
      await userEvent.keyboard('A');
      await expect(canvas.queryByText(/Say why/)).toBeNull();
    });
    await expect(within(dialog).getByText('approve the whole cause')).toBeVisible();
    await step('the page behind is out of reach', pageIsInert);
  },
};

/** Only what was rejected, or nothing at all, may be left by the filters. */
export const FilteredToNothing: Story = {
  parameters: inDesktop,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Decision' }), 'rejected');
    await expect(
      canvas.getByRole('heading', { name: 'The filters leave nothing' }),
    ).toBeInTheDocument();
  },
};

/** The same page in a folder: it shows everything and decides nothing. */
export const ReadOnly: Story = {
  args: { review: { ...review, reviewer: null }, keeper: null },
  parameters: { visual: { modes: ['desktop', 'phone'] } },
  play: async ({ canvas, step }) => {
    await step('nothing can be decided', async () => {
      await expect(canvas.queryByRole('button', { name: /Approve|Reject|Undo/ })).toBeNull();
      await userEvent.keyboard('A');
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
  },
};

/** Every picture equals its approved one. */
export const Green: Story = { args: { review: green } };

const withLabel = (label: string): Review => ({
  ...review,
  causes: review.causes.map((one) => ({ ...one, label })),
});

/** The longest texts. */
export const LongContent: Story = { args: { review: withLabel(longText(300)) } };

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: { review: withLabel(longWord) } };

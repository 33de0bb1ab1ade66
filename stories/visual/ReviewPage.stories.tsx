import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useMemo } from 'react';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { Announcer } from '../../src/primitives/Announcer/Announcer.tsx';
import type { Review } from '../../visual/review/model.ts';
import { ReviewPage } from '../../visual/review/page/ReviewPage/ReviewPage.tsx';
import { SourcesContext } from '../../visual/review/page/sources.ts';
import { longText, longWord } from '../support/extremes.ts';
import { approverInMemory, drawnSources, green, review } from '../support/reviewed.ts';

type Props = ComponentProps<typeof ReviewPage>;

function Framed({ review: shown, approve }: Props) {
  return (
    <SourcesContext value={drawnSources}>
      <Announcer>
        <ReviewPage review={shown} approve={approve} />
      </Announcer>
    </SourcesContext>
  );
}

function Approving({ review: shown }: Pick<Props, 'review'>) {
  const approve = useMemo(() => approverInMemory(shown), [shown]);
  return <Framed review={shown} approve={approve} />;
}

const meta = {
  title: 'visual/ReviewPage',
  component: ReviewPage,
  args: { review, approve: null },
  render: ({ review: shown }) => <Approving review={shown} />,
} satisfies Meta<typeof ReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const tile = (canvas: Canvas, name: RegExp) => canvas.getByRole('button', { name });
const inDesktop = { visual: { modes: ['desktop'] } } as const;

/** The causes, and the pictures of the first one. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the changed lines stand beside the colors', async () => {
      await expect(canvas.getByText(/color difference 1.9/)).toBeInTheDocument();
      await expect(canvas.getByText("navy600: '#36458a',")).toBeInTheDocument();
    });
  },
};

/** One picture before and after, and what is known of it. */
export const OnePicture: Story = {
  parameters: inDesktop,
  play: async ({ canvas, step }) => {
    await step('a tile opens its picture, and the focus is on its heading', async () => {
      await userEvent.click(tile(canvas, /Button Default\s*desktop/));
      await expect(canvas.getByAltText('Approved picture')).toBeInTheDocument();
      await expect(canvas.getByAltText('Picture taken now')).toBeInTheDocument();
      await expect(
        canvas.getByRole('heading', { name: 'Button Default, desktop, 1 of 6' }),
      ).toHaveFocus();
    });
    await step('keys lead on and back, and the first picture is the last stop', async () => {
      await userEvent.keyboard('j');
      await expect(canvas.getByRole('heading', { name: /phone, 2 of 6$/ })).toHaveFocus();
      await userEvent.keyboard('kk');
      await expect(canvas.getByRole('heading', { name: /desktop, 1 of 6$/ })).toHaveFocus();
    });
  },
};

/** What differs, drawn: what was recolored and what moved. */
export const DifferenceDrawn: Story = {
  parameters: inDesktop,
  play: async ({ canvas }) => {
    await userEvent.click(tile(canvas, /Button Default\s*desktop/));
    await userEvent.keyboard('d');
    await expect(canvas.getByRole('radio', { name: 'Difference' })).toBeChecked();
    await expect(screen.getByRole('status')).toHaveTextContent('Difference');
  },
};

/** The picture taken now is uncovered from the right. */
export const SliderHalfway: Story = {
  parameters: inDesktop,
  play: async ({ canvas }) => {
    await userEvent.click(tile(canvas, /Button Default\s*desktop/));
    await userEvent.click(canvas.getByRole('radio', { name: 'Slider' }));
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '50 percent');
  },
};

const textsAlone = review.findings.map((finding) =>
  finding.texts ? { ...finding, kind: 'text' as const, after: finding.before } : finding,
);

/** Equal pixels, beside which a text changed: its lines stand in place of the pictures. */
export const TextsChanged: Story = {
  args: { review: { ...review, findings: textsAlone } },
  parameters: { visual: { modes: ['desktop', 'phone'] } },
  play: async ({ canvas, step }) => {
    await userEvent.keyboard('J');
    await step('a cause that is opened has the focus on its heading', async () => {
      await expect(canvas.getByRole('heading', { name: /^Notice.css.ts/ })).toHaveFocus();
    });
    await userEvent.keyboard('j');
    await step('no picture is shown', () => expect(canvas.queryByRole('img')).toBeNull());
    await step('a changed word is a changed word', async () => {
      await expect(canvas.getByText('Join the waitlist')).toBeInTheDocument();
      await expect(canvas.getByText('button "Join the waitlist"')).toBeInTheDocument();
    });
  },
};

/** The approved picture could not be drawn again. */
export const BeforeMissing: Story = {
  parameters: inDesktop,
  play: async ({ canvas }) => {
    await userEvent.click(tile(canvas, /Dialog Open/));
    await expect(canvas.getByText(/git fetch --unshallow/)).toBeInTheDocument();
    await expect(canvas.getByAltText('Picture taken now')).toBeInTheDocument();
  },
};

/** By keyboard alone: a cause approved, then a picture that has another cause as well. */
export const ByKeyboard: Story = {
  parameters: inDesktop,
  play: async ({ canvas, step }) => {
    await step('Shift A approves the whole cause, but for what has another', async () => {
      await userEvent.keyboard('A');
      await waitFor(() => expect(canvas.getByText('2 of 7 left')).toBeInTheDocument());
      await expect(screen.getByRole('status')).toHaveTextContent('Approved: 6 pictures. 2 left.');
    });
    await step('A approves the open picture', async () => {
      await userEvent.keyboard('ja');
      await waitFor(() => expect(canvas.getByText('1 of 7 left')).toBeInTheDocument());
    });
    await step('what has to be fixed cannot be approved', async () => {
      await expect(canvas.queryByRole('button', { name: /Approve/ })).toBeNull();
    });
  },
};

/** The server refused, as after a change of the sources. */
export const Refused: Story = {
  parameters: inDesktop,
  render: ({ review: shown }) => (
    <Framed
      review={shown}
      approve={() => Promise.reject(new Error('The sources have changed: capture again.'))}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve the cause (6)' }));
    await expect(await canvas.findByText(/The sources have changed/)).toBeVisible();
    await expect(canvas.getByText('7 of 7 left')).toBeInTheDocument();
  },
};

/** Every key, and the switch that turns them off. */
export const KeysListed: Story = {
  parameters: { visual: { modes: ['desktop', 'phone'] } },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByText('Keys'));
    await expect(canvas.getByText('Approve the cause')).toBeVisible();
    await step('keys that are turned off do nothing', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Single keys act/ }));
      await userEvent.keyboard('A');
      await expect(canvas.getByText('7 of 7 left')).toBeInTheDocument();
    });
  },
};

/** The same page in a folder: it shows everything and approves nothing. */
export const ReadOnly: Story = {
  args: { review: { ...review, canApprove: false } },
  render: (args) => <Framed {...args} />,
  parameters: { visual: { modes: ['desktop', 'phone'] } },
  play: async ({ canvas, step }) => {
    await step('nothing can be approved', async () => {
      await expect(canvas.queryByRole('button', { name: /Approve/ })).toBeNull();
      await userEvent.keyboard('A');
      await expect(canvas.getByText('7 of 7 left')).toBeInTheDocument();
    });
  },
};

/** Every picture equals the approved one. */
export const Green: Story = { args: { review: green } };

const withLabel = (label: string): Review => ({
  ...review,
  causes: review.causes.map((one) => ({ ...one, label })),
});

/** The longest texts. */
export const LongContent: Story = { args: { review: withLabel(longText(300)) } };

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: { review: withLabel(longWord) } };

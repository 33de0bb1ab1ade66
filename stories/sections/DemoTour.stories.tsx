import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ordinary } from '../../.storybook/modes.ts';
import { pictured } from '../../.storybook/pictured.ts';
import { demoTour, tourForm } from '../../src/content/demoEmbed.ts';
import { WaitlistForm } from '../../src/forms/WaitlistForm/WaitlistForm.tsx';
import { Announcer } from '../../src/primitives/Announcer/Announcer.tsx';
import { DemoTour } from '../../src/sections/DemoTour/DemoTour.tsx';
import { DemoTourView } from '../../src/sections/DemoTour/DemoTourView.tsx';
import { startOf, type Tour } from '../../src/sections/DemoTour/useTour.ts';
import { longText, longWord } from '../support/extremes.ts';
import { holdTimeouts } from '../support/timers.ts';

const meta = {
  title: 'sections/DemoTour',
  component: DemoTour,
  args: { ...demoTour, form: <WaitlistForm {...tourForm} /> },
  // The tour is as high as its window, with more content below.
  parameters: { docs: { story: { height: '820px' } } },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof DemoTour>;

export default meta;
type Story = StoryObj<typeof meta>;

const seconds = demoTour.scenes.map((scene) => scene.seconds);

/** A story of the tour stopped at one moment. */
const held = (tour: Partial<Tour>): Story => ({
  render: (args) => (
    <DemoTourView
      {...args}
      elapsed={0}
      isPlaying={false}
      isStill={false}
      onPlay={fn()}
      onPause={fn()}
      onRestart={fn()}
      onGo={fn()}
      {...tour}
    />
  ),
});

/** A story `after` seconds into a scene, pictured in both of its layouts. */
const moment = (scene: number, after: number): Story => ({
  ...held({ elapsed: startOf(seconds, scene) + after * 1000, isPlaying: true }),
  parameters: pictured({ modes: ['desktop', 'phone'] }),
});

/** Before anything is pressed: the first scene, complete. */
export const Default: Story = {
  ...held({}),
  parameters: pictured({ modes: [...ordinary, 'tablet', 'narrow', 'print'] }),
};

/** Scene one, in progress: the first phrase is marked. */
export const FirstPhrase: Story = moment(0, 2);

/** Scene two, in progress: two phrases have their competency. */
export const TwoNamed: Story = moment(1, 2);

/** Scene two, as drafted: one name is still to be changed by a person. */
export const Drafted: Story = moment(1, 5);

/** Scene two, complete: the name is changed. */
export const FiveCompetencies: Story = moment(1, 9);

/** Scene three, before anyone answers. */
export const Asked: Story = moment(2, 1);

/** Scene three, complete: the answer is taken, and the key says why it has its score. */
export const Answered: Story = moment(2, 9);

/** Scene four, in progress: the note of what was said is being typed. */
export const Typed: Story = moment(3, 3);

/** Scene four, complete. */
export const Interviewed: Story = moment(3, 9);

/** Scene five, before the receipt: all cells are filled. */
export const Filled: Story = moment(4, 2);

/** Scene five, in progress: the first receipt is printed. */
export const OneReceipt: Story = moment(4, 3);

/** Scene five, complete: each receipt lies on the one before. */
export const Printed: Story = moment(4, 9);

/** Scene six, before anyone decides. */
export const Recommended: Story = moment(5, 1);

/** Scene six, complete: a person has pressed and signed. */
export const Decided: Story = moment(5, 9);

/** After a minute: the form, and a button to play the tour again. */
export const Over: Story = {
  ...held({ elapsed: startOf(seconds, seconds.length) }),
  parameters: pictured({ modes: ['desktop', 'phone'] }),
};

/** The tour in the place of its poster on a page. */
export const Inline: Story = {
  ...held({ isPlaying: true }),
  args: { isInline: true },
  parameters: { docs: { story: { height: '560px' } } },
};

/** Under reduced motion no scene follows by itself, every scene is shown complete, and the tour says why. */
export const Still: Story = {
  ...held({ isStill: true, elapsed: startOf(seconds, 1) + 500 }),
};

/** The list of scenes links to each scene, and the chosen scene is announced. */
export const Stepping: Story = {
  // Keeps the announcement in the page, so that a slow machine still finds it there.
  beforeEach: () => holdTimeouts(5000).undo,
  play: async ({ canvas, step }) => {
    await step('an entry of the list goes to its scene', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Scores' }));
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent(/^Scene 5 of 6\. Scores\. /),
      );
      await expect(canvas.getByRole('link', { name: 'Scores' })).toHaveAttribute(
        'aria-current',
        'step',
      );
    });
    await step('nothing gives a progress in percent', async () => {
      await expect(canvas.queryByRole('progressbar')).toBeNull();
    });
  },
};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  ...held({}),
  args: {
    heading: longText(90),
    scenes: demoTour.scenes.map((one) => ({
      ...one,
      name: longText(60),
      caption: longText(160),
    })),
    file: { ...demoTour.file, jobText: { pieces: [{ text: longText(300), marked: true }] } },
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  ...held({}),
  args: {
    heading: longWord,
    scenes: demoTour.scenes.map((one) => ({ ...one, name: longWord, caption: longWord })),
    file: { ...demoTour.file, jobText: { pieces: [{ text: longWord, marked: true }] } },
  },
};

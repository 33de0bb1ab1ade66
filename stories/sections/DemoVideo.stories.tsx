import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ordinary } from '../../.storybook/modes.ts';
import { pictured } from '../../.storybook/pictured.ts';
import { demoVideo } from '../../src/content/demoVideo.ts';
import { homeDemo } from '../../src/content/home.ts';
import { Announcer } from '../../src/primitives/Announcer/Announcer.tsx';
import { DemoVideo } from '../../src/sections/DemoVideo/DemoVideo.tsx';
import { DemoVideoView } from '../../src/sections/DemoVideo/DemoVideoView.tsx';
import { longText, longWord } from '../support/extremes.ts';

/** A frame that needs no network. */
const emptyFrame = { ...homeDemo.frame, src: 'about:blank' };
const recording = demoVideo('https://video.example/embed/demo', homeDemo);

const meta = {
  title: 'sections/DemoVideo',
  component: DemoVideo,
  args: { ...homeDemo, frame: emptyFrame },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof DemoVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before anyone asks for the demo: a poster, and no frame. */
export const Default: Story = {
  parameters: pictured({ modes: [...ordinary, 'reduced-motion', 'wide'] }),
  play: async ({ canvas, canvasElement, step }) => {
    await step('no frame is on the page', async () => {
      await expect(canvas.getByRole('button', { name: 'Play the 60-second tour' })).toBeVisible();
      await expect(canvasElement.querySelector('iframe')).toBeNull();
    });
  },
};

/** The frame has been asked for and is on its way. */
export const Loading: Story = {
  render: (args) => (
    <DemoVideoView {...args} state="loading" src="about:blank" onPlay={fn()} onLoad={fn()} />
  ),
};

/** The frame has arrived in the poster's place. */
export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('press play', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play the 60-second tour' }));
    });
    await step('the frame has a name and the keyboard', async () => {
      const frame = await canvas.findByTitle('60-second tour of the hiring process');
      await expect(frame).toHaveFocus();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
    await step('what was loading is said once', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading the tour...');
    });
  },
};

/** A configured recording: the poster says who is contacted, and only a press contacts them. */
export const ThirdParty: Story = {
  args: { ...homeDemo, ...recording },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the button says what pressing it does', async () => {
      await expect(
        canvas.getByRole('button', { name: 'Play the demo video' }),
      ).toHaveAccessibleDescription(/loads the video from video\.example/);
      await expect(canvasElement.querySelector('iframe')).toBeNull();
    });
  },
};

/** The longest copy the layout must carry. */
export const LongContent: Story = {
  args: {
    heading: longText(90),
    lead: longText(400),
    poster: {
      ...homeDemo.poster,
      play: longText(60),
      note: longText(200),
      thirdParty: longText(300),
    },
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    heading: longWord,
    lead: longWord,
    poster: {
      play: longWord,
      note: longWord,
      scene: { pieces: [{ text: longWord, marked: true }] },
      chapters: homeDemo.poster.chapters.map((chapter) => ({ ...chapter, name: longWord })),
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ordinary } from '../../.storybook/modes.ts';
import { pictured } from '../../.storybook/pictured.ts';
import { demoVideo } from '../../src/content/demoVideo.ts';
import { homeDemo } from '../../src/content/home.ts';
import { printedScores } from '../../src/content/tourScores.ts';
import { Announcer } from '../../src/primitives/Announcer/Announcer.tsx';
import { DemoVideo } from '../../src/sections/DemoVideo/DemoVideo.tsx';
import { DemoVideoView } from '../../src/sections/DemoVideo/DemoVideoView.tsx';
import { longText, longWord } from '../support/extremes.ts';

const recording = demoVideo('https://video.example/embed/demo', homeDemo);

/** A film that needs no network. */
const film = { src: 'about:blank', title: 'Video: demo' };

const loadTour = () => Promise.resolve(() => <p>The tour.</p>);

const meta = {
  title: 'sections/DemoVideo',
  component: DemoVideo,
  args: { ...homeDemo, loadTour },
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
  parameters: pictured({ modes: [...ordinary, 'reduced-motion'] }),
};

/** The tour has been asked for and is on its way: the button keeps the focus, and says so. */
export const Loading: Story = {
  render: (args) => <DemoVideoView {...args} state="loading" onPlay={fn()} onLoad={fn()} />,
};

/** The tour has arrived in the poster's place. */
export const Ready: Story = {
  play: async ({ canvas, step }) => {
    await step('press play', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play the 60-second tour' }));
    });
    await step('the tour takes the place of the poster', async () => {
      await expect(await canvas.findByText('The tour.')).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
    await step('what was loading is said once', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Loading the tour...');
    });
  },
};

/** A film in the poster's place. */
export const Film: Story = {
  args: { film },
  play: async ({ canvas, step }) => {
    await step('press play', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play the 60-second tour' }));
    });
    await step('its frame has a name and the keyboard', async () => {
      await expect(await canvas.findByTitle('Video: demo')).toHaveFocus();
    });
  },
};

/** A configured recording: the poster names the video host, which is contacted only after a press. */
export const ThirdParty: Story = {
  args: recording,
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
      scene: {
        ...printedScores,
        rows: printedScores.rows.map((row) => ({ ...row, competency: longWord })),
      },
      chapters: homeDemo.poster.chapters.map((chapter) => ({ ...chapter, name: longWord })),
    },
  },
};

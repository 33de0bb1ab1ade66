import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sellingContext } from '../../src/content/artefacts.ts';
import { demoTour } from '../../src/content/demoEmbed.ts';
import { pictures } from '../../src/pages/DemoEmbed.tsx';
import { Announcer } from '../../src/primitives/Announcer/Announcer.tsx';
import { DemoTour } from '../../src/sections/DemoTour/DemoTour.tsx';
import { DemoTourView } from '../../src/sections/DemoTour/DemoTourView.tsx';
import { startOf, type Tour } from '../../src/sections/DemoTour/useTour.ts';
import { SellingContext } from '../../src/illustrations/SellingContext/SellingContext.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/DemoTour',
  component: DemoTour,
  args: { ...demoTour, pictures },
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

/** The tour held at one moment. */
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

/** Three seconds into a scene. */
const scene = (index: number): Story =>
  held({ elapsed: startOf(seconds, index) + 3000, isPlaying: true });

/** Before anything is pressed: the first scene, standing still. */
export const Default: Story = held({});

/** Scene one: the job description and the selling context. */
export const RoleAndContext: Story = scene(0);

/** Scene two: five competencies. */
export const FiveCompetencies: Story = scene(1);

/** Scene three: a situational task. */
export const ProofTests: Story = scene(2);

/** Scene four: what an interviewer holds. */
export const CoachCard: Story = scene(3);

/** Scene five: the heatmap, and the quote behind a score. */
export const EvidencePack: Story = scene(4);

/** Scene six: the recommendation, and who decides. */
export const Decision: Story = scene(5);

/** After a minute: play begins anew. */
export const Over: Story = held({ elapsed: startOf(seconds, seconds.length) });

/** Under reduced motion nothing goes on by itself, and the tour says why. */
export const Still: Story = {
  ...held({ isStill: true }),
  play: async ({ canvas, step }) => {
    await step('there is nothing to play, and there are steps', async () => {
      await expect(canvas.queryByRole('button', { name: 'Play' })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
      await expect(canvas.getByText(/asks for less motion/)).toBeVisible();
    });
  },
};

/** Steps by buttons and by the list of scenes; each new scene is spoken once. */
export const Stepping: Story = {
  play: async ({ canvas, step }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Progress of the tour' });
    await step('next shows the second scene and speaks its caption', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(
        canvas.getByRole('heading', { level: 2, name: 'Five competencies' }),
      ).toBeVisible();
      await expect(progress).toHaveAttribute('aria-valuenow', '10');
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent(
          /^Five competencies\. You get a draft/,
        ),
      );
    });
    await step('an entry of the list goes to its scene', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Evidence pack' }));
      await expect(progress).toHaveAttribute('aria-valuenow', '40');
      await expect(canvas.getByRole('link', { name: 'Evidence pack' })).toHaveAttribute(
        'aria-current',
        'step',
      );
    });
    await step('previous goes back one scene', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
      await expect(progress).toHaveAttribute('aria-valuenow', '31');
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
      caption: longText(300),
    })),
    pictures: { role: <SellingContext {...sellingContext} /> },
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  ...held({}),
  args: {
    heading: longWord,
    scenes: demoTour.scenes.map((one) => ({ ...one, name: longWord, caption: longWord })),
  },
};

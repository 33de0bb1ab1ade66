import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import { howItWorksFiles, howItWorksSteps } from '../../src/content/howItWorks.ts';
import { filePictures } from '../../src/pages/HowItWorks.tsx';
import { Stepper } from '../../src/sections/Stepper/Stepper.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/Stepper',
  component: Stepper,
  args: {
    steps: howItWorksSteps,
    pictures: filePictures,
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

const descriptions = howItWorksFiles.map(({ description }) => description);

/** The first step is in view. */
export const Default: Story = {};

/** The picture follows the step that crosses the middle of the window. */
const stepInView = (index: number): Story => ({
  parameters: {
    ...pictured({ modes: ['desktop', 'forced-colors'], clip: 'window' }),
    // A window to scroll in.
    docs: { story: { height: '800px' } },
  },
  play: async ({ args, canvas, step }) => {
    const [name, picture] = [args.steps[index]?.heading ?? '', descriptions[index] ?? ''];
    const heading = canvas.getByRole('heading', { name });
    await step('scroll to the step', async () => {
      // Not scrollIntoView: it would scroll the page around this one, too.
      window.scrollBy(0, heading.getBoundingClientRect().top - window.innerHeight / 2);
      await waitFor(() => expect(heading.closest('li')).toHaveAttribute('data-in-view'));
    });
    await step('its picture shows', async () => {
      const place = canvas.getByRole('figure', { name: picture }).closest('li > div');
      await waitFor(() => expect(place).toHaveStyle({ opacity: '1' }));
    });
    await step('every step keeps its picture for assistive technology', async () => {
      await expect(canvas.getAllByRole('figure')).toHaveLength(howItWorksSteps.length);
    });
  },
});

/** The second step, with its picture. */
export const SecondStepInView: Story = stepInView(1);

/** The third step, with its picture. */
export const ThirdStepInView: Story = stepInView(2);

/** The fourth step, with its picture. */
export const FourthStepInView: Story = stepInView(3);

/** The last step, with its picture. */
export const FifthStepInView: Story = stepInView(4);

/** The longest copy a step must carry. */
export const LongContent: Story = {
  args: {
    steps: howItWorksSteps.map((step) => ({
      ...step,
      heading: longText(80),
      text: longText(700),
    })),
  },
};

/** A word without a break opportunity stays inside its column. */
export const UnbrokenWord: Story = {
  args: {
    steps: howItWorksSteps.map((step) => ({ ...step, heading: longWord, text: longWord })),
  },
};

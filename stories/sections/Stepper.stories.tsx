import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ordinary } from '../../.storybook/modes.ts';
import { pictured } from '../../.storybook/pictured.ts';
import { howItWorksFiles, howItWorksSteps } from '../../src/content/howItWorks.ts';
import { pillars } from '../../src/content/product.ts';
import { productPictures } from '../../src/content/productPictures.ts';
import { roleSwitch } from '../../src/content/roleSwitch.ts';
import { AppWindow } from '../../src/illustrations/AppWindow/AppWindow.tsx';
import { CoachCard } from '../../src/illustrations/CoachCard/CoachCard.tsx';
import { CompetencyRubric } from '../../src/illustrations/CompetencyRubric/CompetencyRubric.tsx';
import { RoleSwitch } from '../../src/sections/RoleSwitch/RoleSwitch.tsx';
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

/** A story scrolled to a step: the picture belongs to the step at the middle of the window. */
const stepInView = (index: number): Story => ({
  parameters: {
    ...pictured({ modes: ['desktop', 'forced-colors'], clip: 'window' }),
    // Gives the story in the docs a window that can scroll.
    docs: { story: { height: '800px' } },
  },
  play: async ({ args, canvas, step }) => {
    const [name, picture] = [args.steps[index]?.heading ?? '', descriptions[index] ?? ''];
    const heading = canvas.getByRole('heading', { name });
    await step('scroll to the step', async () => {
      // Not scrollIntoView, which would also scroll the docs page around the story's frame.
      window.scrollBy(0, heading.getBoundingClientRect().top - window.innerHeight / 2);
      await waitFor(() => expect(heading.closest('li')).toHaveAttribute('data-in-view'));
    });
    await step('its picture shows', async () => {
      const place = canvas.getByRole('figure', { name: picture }).closest('li > *');
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

const [{ windows, rubric, coachCard }] = productPictures.roles;

/** Steps without numbers, beside wider pictures; on a phone the second picture is closed until it is opened. */
export const Plain: Story = {
  parameters: pictured({ modes: [...ordinary, 'print'] }),
  args: {
    look: 'plain',
    steps: [pillars[0], pillars[2]],
    control: <RoleSwitch {...roleSwitch} value="ae" onValueChange={fn()} />,
    pictures: [
      <AppWindow key="scorecard" {...windows.scorecard}>
        <CompetencyRubric {...rubric} />
      </AppWindow>,
      <AppWindow key="guides" {...windows.guides}>
        <CoachCard {...coachCard} />
      </AppWindow>,
    ],
  },
};

/** The picture that is closed on a phone, opened. */
export const FoldOpen: Story = {
  ...Plain,
  parameters: pictured({ modes: ['phone'] }),
  play: async ({ canvas, step, userEvent }) => {
    const picture = () => canvas.getByRole('figure', { name: windows.guides.description });
    await step('open it where it is folded', async () => {
      const fold = canvas.getByText(pillars[2].fold);
      if (fold.checkVisibility()) await userEvent.click(fold);
    });
    await step('the picture shows', async () => {
      await waitFor(() => expect(picture()).toBeVisible());
    });
  },
};

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

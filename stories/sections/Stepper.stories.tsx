import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pictured } from '../../.storybook/pictured.ts';
import {
  competencyRubric,
  evidencePack,
  heatmapWithReceipt,
  sellingContext,
  sjtCard,
} from '../../src/content/artefacts.ts';
import { howItWorksSteps } from '../../src/content/howItWorks.ts';
import { CompetencyRubric } from '../../src/illustrations/CompetencyRubric/CompetencyRubric.tsx';
import { EvidencePack } from '../../src/illustrations/EvidencePack/EvidencePack.tsx';
import { Heatmap } from '../../src/illustrations/Heatmap/Heatmap.tsx';
import { SellingContext } from '../../src/illustrations/SellingContext/SellingContext.tsx';
import { SjtCard } from '../../src/illustrations/SjtCard/SjtCard.tsx';
import { Stepper } from '../../src/sections/Stepper/Stepper.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'sections/Stepper',
  component: Stepper,
  args: {
    steps: howItWorksSteps,
    pictures: [
      <SellingContext key="context" {...sellingContext} />,
      <CompetencyRubric key="rubric" {...competencyRubric} />,
      <SjtCard key="task" {...sjtCard} />,
      <Heatmap key="heatmap" {...heatmapWithReceipt} />,
      <EvidencePack key="pack" {...evidencePack} />,
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

const descriptions = [
  sellingContext,
  competencyRubric,
  sjtCard,
  heatmapWithReceipt,
  evidencePack,
].map(({ description }) => description);

/** The first step is in view. */
export const Default: Story = {};

/** The picture follows the step that crosses the middle of the window. */
const stepInView = (index: number): Story => ({
  parameters: pictured({ modes: ['desktop', 'forced-colors'], clip: 'window' }),
  play: async ({ args, canvas, step }) => {
    const [name, picture] = [args.steps[index]?.heading ?? '', descriptions[index] ?? ''];
    const heading = canvas.getByRole('heading', { name });
    await step('scroll to the step', async () => {
      heading.scrollIntoView({ block: 'center' });
      await waitFor(() => expect(heading.closest('li')).toHaveAttribute('data-in-view'));
    });
    await step('its picture shows', async () => {
      await waitFor(() => expect(canvas.getByRole('img', { name: picture })).toBeVisible());
    });
    await step('every step keeps its picture for assistive technology', async () => {
      await expect(canvas.getAllByRole('img')).toHaveLength(howItWorksSteps.length);
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

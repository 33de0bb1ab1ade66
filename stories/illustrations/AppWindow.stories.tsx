import type { Meta, StoryObj } from '@storybook/react-vite';
import { productPictures } from '../../src/content/productPictures.ts';
import { AppWindow, WindowPanes } from '../../src/illustrations/AppWindow/AppWindow.tsx';
import { CompetencyRubric } from '../../src/illustrations/CompetencyRubric/CompetencyRubric.tsx';
import { EvidenceReceipt } from '../../src/illustrations/EvidenceReceipt/EvidenceReceipt.tsx';
import { LevelLadder } from '../../src/illustrations/LevelLadder/LevelLadder.tsx';
import { ScoreGrid } from '../../src/illustrations/ScoreGrid/ScoreGrid.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import { longText, longWord } from '../support/extremes.ts';

const [{ windows, rubric, grid, test }] = productPictures.roles;

const meta = {
  title: 'illustrations/AppWindow',
  component: AppWindow,
  args: { ...windows.scorecard, children: <CompetencyRubric {...rubric} /> },
} satisfies Meta<typeof AppWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sheet fills the window. */
export const Default: Story = {};

/** Two panes, one below the other in a narrow place. */
export const TwoPanes: Story = {
  args: {
    ...windows.test,
    children: (
      <WindowPanes second={<EvidenceReceipt {...test.receipt} />}>
        <LevelLadder {...test.levels} />
      </WindowPanes>
    ),
  },
};

/** Scores, on the dark ground. */
export const Dark: Story = {
  args: { ...windows.scores, tone: 'dark', children: <ScoreGrid {...grid} /> },
};

/** The longest copy: the window grows with it. */
export const LongContent: Story = {
  args: { title: longText(60), tabs: [longText(40)], children: <Text>{longText(300)}</Text> },
};

/** A word without a break opportunity stays in the window. */
export const UnbrokenWord: Story = {
  args: { title: longWord, tabs: [longWord], children: <Text>{longWord}</Text> },
};

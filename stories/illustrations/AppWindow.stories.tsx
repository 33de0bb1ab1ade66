import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountExecutive } from '../../src/content/hiringFiles/accountExecutive.ts';
import { productPicturesOf } from '../../src/content/product.ts';
import { AppWindow } from '../../src/illustrations/AppWindow/AppWindow.tsx';
import { LevelLadder } from '../../src/illustrations/LevelLadder/LevelLadder.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import { longText, longWord } from '../support/extremes.ts';

const { window, competency } = productPicturesOf(accountExecutive);

const meta = {
  title: 'illustrations/AppWindow',
  component: AppWindow,
  args: {
    ...window,
    children: [
      <Text key="words">{competency.words.title}</Text>,
      <LevelLadder key="levels" anchors={competency.anchors} />,
    ],
  },
} satisfies Meta<typeof AppWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two panes, one below the other in a narrow place. */
export const Default: Story = {};

/** The longest copy: the window grows with it. */
export const LongContent: Story = {
  args: {
    title: longText(60),
    tabs: [longText(40)],
    children: [
      <Text key="words">{longText(300)}</Text>,
      <LevelLadder
        key="levels"
        anchors={competency.anchors.map((each) => ({ ...each, anchor: longText(160) }))}
      />,
    ],
  },
};

/** A word without a break opportunity stays in its pane. */
export const UnbrokenWord: Story = {
  args: {
    title: longWord,
    tabs: [longWord],
    children: [
      <Text key="words">{longWord}</Text>,
      <LevelLadder
        key="levels"
        anchors={competency.anchors.map((each) => ({ ...each, anchor: longWord }))}
      />,
    ],
  },
};

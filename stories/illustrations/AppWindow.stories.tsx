import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountExecutive } from '../../src/content/hiringFiles/accountExecutive.ts';
import { productPicturesOf } from '../../src/content/product.ts';
import { AppWindow } from '../../src/illustrations/AppWindow/AppWindow.tsx';
import { LevelLadder } from '../../src/illustrations/LevelLadder/LevelLadder.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';

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

/** Two panes, cut off at two edges. */
export const Default: Story = {};

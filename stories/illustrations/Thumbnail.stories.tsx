import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { articleArtifacts } from '../../src/content/articleArtifacts.ts';
import { thumbnailOf } from '../../src/content/thumbnails.ts';
import { Thumbnail } from '../../src/illustrations/Thumbnail/Thumbnail.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'illustrations/Thumbnail',
  component: Thumbnail,
  args: { lines: thumbnailOf(articleArtifacts.heatmap) },
  parameters: pictured({ modes: ['desktop', 'phone', 'forced-colors', 'print'] }),
} satisfies Meta<typeof Thumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scores, one of them without evidence. Hidden from screen readers, because the text beside it says the same. */
export const Default: Story = {};

/** The thumbnail of each article's picture. */
export const EveryArticle: Story = {
  render: () => (
    <Stack gap={4}>
      {Object.entries(articleArtifacts).map(([name, artifact]) => (
        <Thumbnail key={name} lines={thumbnailOf(artifact)} />
      ))}
    </Stack>
  ),
};

/** Words wrap on the paper. */
export const LongContent: Story = { args: { lines: [[longText(60)], ['04:12', 4]] } };

/** One word without a break. */
export const UnbrokenWord: Story = { args: { lines: [[longWord], ['04:12', 4]] } };

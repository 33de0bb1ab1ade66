import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../../src/primitives/Band/Band.tsx';
import { Illustration } from '../../src/primitives/Illustration/Illustration.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'primitives/Illustration',
  component: Illustration,
  args: {
    description: 'Illustration of a score of 4 for discovery, with the quote that earned it.',
    children: (
      <Stack gap={2}>
        <Text size="mono" tone="evidence">
          12:04 · Discovery 4
        </Text>
        <Text>Who feels it if nothing changes by March?</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named by a sentence, readable word for word, and labeled as made up for everybody. */
export const Default: Story = {};

/** On a dark band. */
export const Inverse: Story = {
  decorators: [
    (Story) => (
      <Band tone="inverse" pad="compact">
        <Story />
      </Band>
    ),
  ],
};

/** What it holds grows downwards. */
export const LongContent: Story = { args: { note: longText(200), children: longText(900) } };

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: { note: longWord, children: longWord } };

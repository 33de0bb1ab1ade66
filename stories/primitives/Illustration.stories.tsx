import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../../src/primitives/Band/Band.tsx';
import { Illustration } from '../../src/primitives/Illustration/Illustration.tsx';
import { stamp } from '../../src/content/sheets.ts';
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

/** A sentence names the illustration, and its text can be read word for word. */
export const Default: Story = {};

/** The first picture of a page says that its data is made up. */
export const Stamped: Story = { args: { stamp } };

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

/** Long content makes the illustration taller. */
export const LongContent: Story = { args: { stamp: longText(200), children: longText(900) } };

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: { stamp: longWord, children: longWord } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'primitives/Text',
  component: Text,
  args: { children: 'Every score points to the quote that earned it.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Running text. */
export const Default: Story = {};

/** From the lead of a page down to a timestamp. */
export const Sizes: Story = {
  render: () => (
    <Stack gap={4}>
      <Text size="lead" tone="body">
        Lead: opens a page or a band.
      </Text>
      <Text size="body">Body: running text.</Text>
      <Text size="small" tone="body">
        Small: notes beside something stronger.
      </Text>
      <Text size="mono" tone="body">
        Mono: 12:04, scores and labels.
      </Text>
    </Stack>
  ),
};

/** The tone of the text, which tells its role, sets its color. */
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      <Text tone="strong">Strong</Text>
      <Text tone="body">Body</Text>
      <Text tone="muted">Muted</Text>
      <Text tone="evidence">Evidence</Text>
      <Text tone="error">Error</Text>
      <Text tone="success">Success</Text>
    </Stack>
  ),
};

/** Lines end at a comfortable width. */
export const LongContent: Story = { args: { children: longText(1200) } };

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: { children: longWord } };

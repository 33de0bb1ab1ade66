import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'primitives/Heading',
  component: Heading,
  args: { level: 1, children: 'Turn a job description into a hiring flow with receipts' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's only first-level heading. */
export const Default: Story = {};

/** Every level. The level follows the outline; it is never chosen for its size. */
export const Levels: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={1}>Level 1, title</Heading>
      <Heading level={2}>Level 2, h2</Heading>
      <Heading level={3}>Level 3, h3</Heading>
      <Heading level={4}>Level 4, body</Heading>
    </Stack>
  ),
};

/** `size` sets the look, independently of the level in the outline. */
export const Display: Story = { args: { size: 'display' } };

/** Long headings keep their maximum width. */
export const LongContent: Story = { args: { children: longText(220) } };

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: { children: longWord } };

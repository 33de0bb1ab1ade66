import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../src/primitives/Chip/Chip.tsx';
import { longText, longWord } from '../support/extremes.ts';

const meta = {
  title: 'primitives/Chip',
  component: Chip,
  args: { children: 'ACV $28,000' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A fact about the role. */
export const Default: Story = {};

/** Something that was scored. */
export const Evidence: Story = { args: { tone: 'evidence', children: '12:04' } };

/** Text longer than a line wraps. */
export const LongContent: Story = { args: { children: longText(200) } };

/** A word without a break opportunity stays inside. */
export const UnbrokenWord: Story = { args: { children: longWord } };

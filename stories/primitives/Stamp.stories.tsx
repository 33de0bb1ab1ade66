import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stamp } from '../../src/primitives/Stamp/Stamp.tsx';

const meta = {
  title: 'primitives/Stamp',
  component: Stamp,
  args: { children: 'Illustrative data' },
} satisfies Meta<typeof Stamp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a sheet: its data is made up. */
export const Default: Story = {};

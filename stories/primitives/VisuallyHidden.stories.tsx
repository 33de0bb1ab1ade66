import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '../../src/primitives/VisuallyHidden/VisuallyHidden.tsx';

const meta = {
  title: 'primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '(opens in a new tab)' },
  render: (args) => (
    <p>
      The sentence goes on for those who hear it <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

/** Takes no space, and is read by screen readers. */
export const Default: StoryObj<typeof meta> = {};

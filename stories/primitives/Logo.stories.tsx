import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../../src/primitives/Band/Band.tsx';
import { Logo } from '../../src/primitives/Logo/Logo.tsx';

const meta = {
  title: 'primitives/Logo',
  component: Logo,
  args: { product: 'Exampleton' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Symbol and wordmark. The symbol is decoration; the word is the name. */
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

/** Another name of the product, from the site's configuration. */
export const LongContent: Story = { args: { product: 'A considerably longer product name' } };

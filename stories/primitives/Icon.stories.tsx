import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from '../../src/primitives/Icon/Icon.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';

const meta = {
  title: 'primitives/Icon',
  component: Icon,
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As tall as the text beside it. */
export const Default: Story = {};

/** Every icon with its name. */
export const All: Story = {
  render: () => (
    <Stack as="ul" direction="row" gap={6}>
      {iconNames.map((name) => (
        <li key={name}>
          <Stack direction="row" gap={2}>
            <Icon name={name} />
            <Text as="span" size="small" tone="body">
              {name}
            </Text>
          </Stack>
        </li>
      ))}
    </Stack>
  ),
};

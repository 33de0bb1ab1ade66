import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../.storybook/pictured.ts';
import { Band } from '../../src/primitives/Band/Band.tsx';
import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { TextLink } from '../../src/primitives/Link/TextLink.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';

const meta = {
  title: 'primitives/Band',
  component: Band,
  args: {
    labelledBy: 'band-heading',
    children: (
      <Stack gap={4}>
        <Heading level={2} id="band-heading">
          Scored with receipts
        </Heading>
        <Text tone="muted">Every score points to the quote that earned it.</Text>
        <TextLink to="/product" icon="arrow">
          See the product
        </TextLink>
      </Stack>
    ),
  },
} satisfies Meta<typeof Band>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's own background. */
export const Default: Story = {};

/** A quiet band between two others. */
export const Sunken: Story = { args: { tone: 'sunken' } };

/** The dark band, for proof in mid-page and the closing call. Everything inside takes the inverse theme. */
export const Inverse: Story = {
  args: { tone: 'inverse' },
  parameters: pictured({ modes: ['desktop', 'phone', 'forced-colors', 'focus'] }),
};

/** The header of an inner page. */
export const Compact: Story = { args: { pad: 'compact' } };

/** The first screen of a page. */
export const HeroPadding: Story = { args: { pad: 'hero' } };

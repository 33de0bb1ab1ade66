import type { Meta, StoryObj } from '@storybook/react-vite';
import { measure } from '../../src/design/tokens.ts';
import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import { Specimen } from '../support/Specimen.tsx';
import { bar } from '../support/Specimen.css.ts';

const meta = { title: 'foundations/Measure' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const words =
  'Every score has a quote or an answer behind it, so that whoever decides can check it in a minute. ' +
  'A blank says that nobody has seen evidence, and is not a bad score.';

/** The greatest widths of running text, headlines and pages. */
export const Default: Story = {
  render: () => (
    <Stack gap={8}>
      <Specimen name="measure.prose" note={measure.prose}>
        <Text>{words}</Text>
      </Specimen>
      <Specimen name="measure.headline" note={measure.headline}>
        <Heading level={2} size="title">
          See how candidates sell before you hire
        </Heading>
      </Specimen>
      <Specimen name="measure.page" note={measure.page}>
        <div className={bar} style={{ maxWidth: measure.page }} />
      </Specimen>
    </Stack>
  ),
};

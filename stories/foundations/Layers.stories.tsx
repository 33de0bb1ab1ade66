import type { Meta, StoryObj } from '@storybook/react-vite';
import type * as layers from '../../src/design/layers.css.ts';
import { depth } from '../../src/design/tokens.ts';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { Specimen } from '../support/Specimen.tsx';
import { bar } from '../support/Specimen.css.ts';

const meta = { title: 'foundations/Layers' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The layers above the page, the highest first. */
export const Default: Story = {
  render: () => (
    <Stack gap={4}>
      {Object.entries(depth)
        .toReversed()
        .map(([name, level]) => (
          <Specimen key={name} name={`depth.${name}`} note={`z-index: ${level}`}>
            <div className={bar} style={{ width: `${(level / depth.skipLink) * 100}%` }} />
          </Specimen>
        ))}
    </Stack>
  ),
};

const rules = {
  reset: 'src/design/global.css.ts',
  primitive: 'src/design/primitiveStyle.ts',
  section: 'src/design/sectionStyle.ts',
  utility: 'src/design/stack.css.ts',
} satisfies Readonly<Record<keyof typeof layers, string>>;

/** The cascade layers, the strongest first, each with the file that writes into it. */
export const Cascade: Story = {
  render: () => (
    <Stack gap={4}>
      {Object.entries(rules)
        .toReversed()
        .map(([name, file], at, all) => (
          <Specimen key={name} name={`@layer ${name}`} note={file}>
            <div className={bar} style={{ width: `${((all.length - at) / all.length) * 100}%` }} />
          </Specimen>
        ))}
    </Stack>
  ),
};

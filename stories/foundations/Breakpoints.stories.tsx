import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoints, from } from '../../src/design/breakpoints.ts';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { Specimen } from '../support/Specimen.tsx';
import { bar } from '../support/Specimen.css.ts';

const meta = { title: 'foundations/Breakpoints' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The widths of a window from which a layout applies, as shares of the widest. */
export const Default: Story = {
  render: () => (
    <Stack gap={4}>
      {Object.entries(breakpoints).map(([name, px]) => (
        <Specimen
          key={name}
          name={`from('${name}')`}
          note={`${px} px, ${from(name as keyof typeof breakpoints)}`}
        >
          <div className={bar} style={{ width: `${(px / breakpoints.xl) * 100}%` }} />
        </Specimen>
      ))}
    </Stack>
  ),
};

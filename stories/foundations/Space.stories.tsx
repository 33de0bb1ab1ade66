import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../src/design/contract.css.ts';
import { floatingShadow, radius, space } from '../../src/design/tokens.ts';
import { Stack } from '../../src/primitives/Stack/Stack.tsx';
import { Specimen } from '../support/Specimen.tsx';
import { bar, grid, swatch } from '../support/Specimen.css.ts';

const meta = { title: 'foundations/Space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The steps of the 4 px grid. A parent sets the space between its children; no component sets its own margin. */
export const Default: Story = {
  render: () => (
    <Stack gap={4}>
      {Object.entries(space).map(([step, value]) => (
        <Specimen key={step} name={`space[${step}]`} note={value}>
          <div className={bar} style={{ width: value }} />
        </Specimen>
      ))}
    </Stack>
  ),
};

/** The corner radii of cells, controls, cards and pills. */
export const Radii: Story = {
  render: () => (
    <div className={grid}>
      {Object.entries(radius).map(([name, borderRadius]) => (
        <Specimen key={name} name={`radius.${name}`} note={borderRadius}>
          <div className={swatch} style={{ borderRadius }} />
        </Specimen>
      ))}
    </div>
  ),
};

/** The only shadow, for mock-ups that float above the page. */
export const Shadow: Story = {
  render: () => (
    <Specimen name="floatingShadow" note={floatingShadow.replace(vars.shadow, 'vars.shadow')}>
      <div className={swatch} style={{ boxShadow: floatingShadow, borderRadius: radius.card }} />
    </Specimen>
  ),
};

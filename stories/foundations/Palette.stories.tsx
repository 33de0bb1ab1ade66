import type { Meta, StoryObj } from '@storybook/react-vite';
import { palette } from '../../src/design/palette.ts';
import { heat } from '../../src/design/themes.ts';
import { Specimen, Swatch } from '../support/Specimen.tsx';
import { grid } from '../support/Specimen.css.ts';

const meta = { title: 'foundations/Palette' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour there is. Components never use these: they use the tokens that are made of them. */
export const Default: Story = {
  render: () => (
    <div className={grid}>
      {Object.entries(palette).map(([name, value]) => (
        <Specimen key={name} name={name} note={value}>
          <Swatch fill={value} />
        </Specimen>
      ))}
    </div>
  ),
};

/** From no evidence to the strongest. The digit carries the meaning, the colour repeats it. */
export const Heat: Story = {
  render: () => (
    <div className={grid}>
      {heat.map(({ fill, digit }, score) => (
        <Specimen key={fill} name={`heat[${score}]`} note={`${digit} on ${fill}`}>
          <Swatch fill={fill} ink={digit} word={String(score)} />
        </Specimen>
      ))}
    </div>
  ),
};

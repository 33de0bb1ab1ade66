import type { Meta, StoryObj } from '@storybook/react-vite';
import { palette } from '../../src/design/palette.ts';
import { inverse, light } from '../../src/design/themes.ts';
import { Specimen, Swatch } from '../support/Specimen.tsx';
import { grid } from '../support/Specimen.css.ts';

const meta = { title: 'foundations/Palette' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every color there is. Components never use these: they use the tokens that are made of them. */
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

/** From weakest to strongest, a ramp for each ground. The digit carries the meaning, the color repeats it. */
export const Heat: Story = {
  render: () => (
    <div className={grid}>
      {Object.entries({ light, inverse }).flatMap(([theme, { heat }]) =>
        Object.entries(heat).map(([score, { fill, digit }]) => (
          <Specimen
            key={theme + score}
            name={`${theme}.heat[${score}]`}
            note={`${digit} on ${fill}`}
          >
            <Swatch fill={fill} ink={digit} word={score} />
          </Specimen>
        )),
      )}
    </div>
  ),
};

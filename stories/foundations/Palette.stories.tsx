import type { Meta, StoryObj } from '@storybook/react-vite';
import { palette } from '../../src/design/palette.ts';
import { inverse, light } from '../../src/design/themes.ts';
import { Specimen, Swatch } from '../support/Specimen.tsx';
import { grid } from '../support/Specimen.css.ts';

const meta = { title: 'foundations/Palette' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every color. Components do not use the palette itself but the semantic tokens, whose values come from it. */
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

/**
 * Colors of the scores from weakest to strongest, one ramp for light pages and one for dark bands. The digit
 * carries the meaning; the color repeats it.
 */
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { wcagContrast } from 'culori';
import { pictured } from '../../.storybook/pictured.ts';
import { type Pair, pairsOf, strict } from '../../src/design/contrastPairs.ts';
import { type Theme, dark, inverse, light } from '../../src/design/themes.ts';
import { Ground, Specimen } from '../support/Specimen.tsx';
import { cell, grid, note, table } from '../support/Specimen.css.ts';

interface ContrastProps {
  /** Values of every token. */
  readonly theme: Theme;
  /** Required contrast of text. Default: 4.5. */
  readonly leastOfText?: number;
}

/** The measured contrast of a pair, written in the text color or, for an edge, framed in the edge color. */
function Measured({ pair, words }: { readonly pair: Pair; readonly words: string }) {
  const [, front, back, least] = pair;
  const measured = wcagContrast(front, back).toFixed(2);
  const isEdge = least === 3;
  return (
    <span
      className={cell}
      style={{
        background: back,
        ...(isEdge ? { color: words, boxShadow: `inset 0 0 0 3px ${front}` } : { color: front }),
      }}
    >
      {measured}
    </span>
  );
}

const surface = ' on surface.';

/** Every pair of colors that meet on a page, with the measured and the required contrast. */
function Contrast({ theme, leastOfText }: ContrastProps) {
  const pairs = pairsOf(theme, leastOfText);
  const onSurfaces = Map.groupBy(
    pairs.filter(([name]) => name.includes(surface)),
    ([name]) => name.split(surface, 1)[0],
  );
  return (
    <Ground theme={theme}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">On a surface, and the least</th>
            {Object.keys(theme.surface).map((name) => (
              <th key={name} scope="col" className={note}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...onSurfaces].map(([front, on]) => (
            <tr key={front}>
              <th scope="row">
                {front} <span className={note}>{on[0]?.[3]}</span>
              </th>
              {on.map((pair) => (
                <td key={pair[0]}>
                  <Measured pair={pair} words={theme.text.strong} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={grid}>
        {pairs
          .filter(([name]) => !name.includes(surface))
          .map((pair) => (
            <Specimen key={pair[0]} name={pair[0]} note={`least ${pair[3]}`}>
              <Measured pair={pair} words={theme.text.strong} />
            </Specimen>
          ))}
      </div>
    </Ground>
  );
}

const meta = {
  title: 'foundations/Contrast',
  // Hides the props, which only tell these stories apart: a foundation is no component.
  argTypes: { theme: { table: { disable: true } }, leastOfText: { table: { disable: true } } },
  render: (args) => <Contrast {...args} />,
  parameters: pictured({ modes: ['desktop'] }),
} satisfies Meta<ContrastProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Light pages. */
export const Light: Story = { args: { theme: light } };

/** The dark bands of light and dark pages. */
export const Inverse: Story = { args: { theme: inverse } };

/** Dark pages. */
export const Dark: Story = { args: { theme: dark } };

/** Light pages for those who ask their system for more contrast: all text has a contrast of at least 7. */
export const MoreContrast: Story = { args: { theme: strict.light, leastOfText: 7 } };

/** The same on dark pages. */
export const MoreContrastDark: Story = { args: { theme: strict.dark, leastOfText: 7 } };

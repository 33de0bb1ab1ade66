import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/primitiveStyle.ts';
import { heat } from '../../design/themes.ts';
import { forcedColors, radius, typeScale } from '../../design/tokens.ts';

const cell = style({
  ...typeScale.mono,
  fontVariantNumeric: 'tabular-nums',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '1.75rem',
  borderRadius: radius.cell,
  printColorAdjust: 'exact',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

const [none, one, two, three, four, five] = heat;

/** No fill, so that nothing looks like a score. */
const blank = { fill: 'transparent', digit: none.digit };

/** The cell's look by its score; a dashed edge marks the one without evidence. */
export const score = styleVariants(
  { 0: blank, 1: one, 2: two, 3: three, 4: four, 5: five },
  ({ fill, digit }) => [
    cell,
    {
      background: fill,
      color: digit,
      ...(fill === blank.fill ? { border: `1px dashed ${vars.border.control}` } : {}),
    },
  ],
);

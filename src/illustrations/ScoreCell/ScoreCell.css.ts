import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/primitiveStyle.ts';
import { figures, forcedColors, radius } from '../../design/tokens.ts';

const step = ({ fill, digit }: { readonly fill: string; readonly digit: string }) => ({
  background: fill,
  color: digit,
});

export const root = style({
  ...figures,
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: radius.cell,
  printColorAdjust: 'exact',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

export const level = styleVariants({
  // A dashed edge and no fill, so that a blank does not look like a score.
  0: { border: `1px dashed ${vars.border.control}` },
  // Needs an edge: on white, the pale fill alone would look like a blank.
  1: [step(vars.heat[1]), { boxShadow: `inset 0 0 0 1px ${vars.heat[3].fill}` }],
  2: step(vars.heat[2]),
  3: step(vars.heat[3]),
  4: step(vars.heat[4]),
});

export const size = styleVariants({
  regular: { width: '2.5rem', height: '1.75rem' },
  large: { width: '100%', height: '100%', fontSize: 'var(--digit, 1rem)', fontWeight: 600 },
});

import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { equalColumns, measure, monoFamily, space, typeScale } from '../../design/tokens.ts';

/** Color of each rating; the word is beside it. */
const colors = {
  good: vars.text.success,
  fair: vars.text.warning,
  poor: vars.text.error,
} as const;

export const gauges = style({ ...equalColumns({ sm: 2, lg: 4 }), gap: space[8] });

export const gauge = style({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 });

export const ring = style({
  position: 'relative',
  flex: 'none',
  width: '6rem',
  height: '6rem',
  display: 'grid',
  placeItems: 'center',
});

const drawingBase = style({ position: 'absolute', inset: 0 });

export const drawing = styleVariants(colors, (color) => [drawingBase, { color }]);

export const track = style({ stroke: vars.border.hairline });

export const score = style({
  fontFamily: monoFamily,
  fontSize: '1.75rem',
  fontWeight: 500,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.strong,
});

export const label = style({ fontWeight: 600, color: vars.text.strong });

export const rating = styleVariants(colors, (color) => ({
  ...typeScale.small,
  fontWeight: 600,
  color,
}));

export const noRun = style({
  maxWidth: measure.prose,
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.border.control}`,
  color: vars.text.body,
});

import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { heat } from '../../design/themes.ts';
import {
  forcedColors,
  from,
  hairline,
  motion,
  radius,
  reducedMotion,
  space,
  typeScale,
} from '../../design/tokens.ts';

const mono = {
  ...typeScale.mono,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Fixed, so that the hairline begins at the middle of the first row. */
const rowHeight = '2.5rem';
const wideRowHeight = '3rem';

export const head = style({
  ...mono,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  color: vars.text.muted,
  background: vars.surface.sunken,
  borderBottom: hairline,
});

export const body = style({
  display: 'grid',
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});

export const source = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  padding: space[4],
  borderBottom: hairline,
  '@media': { [from('sm')]: { borderBottom: 0, borderInlineEnd: hairline } },
});

export const label = style({ ...mono, color: vars.text.muted });

export const excerpt = style({
  fontSize: '0.9375rem',
  lineHeight: '1.65',
  color: vars.text.muted,
  '@media': { [from('xl')]: { fontSize: '1rem', lineHeight: '1.75' } },
});

export const mark = style({
  color: vars.text.strong,
  background: vars.surface.tint,
  boxShadow: `inset 0 -2px 0 ${vars.evidence.fill}`,
  paddingInline: '0.1em',
  '@media': { [forcedColors]: { textDecoration: 'underline' } },
});

export const context = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const scored = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  padding: space[4],
});

export const rows = style({ position: 'relative', paddingInlineEnd: space[4] });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: rowHeight,
  fontSize: '0.9375rem',
  lineHeight: '1.25',
  color: vars.text.strong,
  borderBottom: hairline,
  '@media': { [from('xl')]: { minHeight: wideRowHeight, fontSize: '1rem' } },
});

const cellBase = style({
  ...mono,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '1.75rem',
  borderRadius: radius.cell,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

/** A score's cell, by the score. */
export const cell = styleVariants(
  Object.fromEntries(heat.map((step, level) => [level, step])) as Record<
    0 | 1 | 2 | 3 | 4 | 5,
    (typeof heat)[number]
  >,
  ({ fill, digit }) => [cellBase, { background: fill, color: digit }],
);

const draw = keyframes({
  from: { clipPath: 'inset(0 100% 100% 0)' },
  to: { clipPath: 'inset(0 0 0 0)' },
});

/** The hairline from the quoted score down to its quote. Row heights are fixed, so it lands on the card. */
export const thread = style({
  position: 'absolute',
  top: `calc(${rowHeight} / 2)`,
  bottom: `-${space[4]}`,
  right: 0,
  width: space[4],
  border: `solid ${vars.border.evidence}`,
  borderWidth: '1.5px 1.5px 0 0',
  borderStartEndRadius: '6px',
  animation: `${draw} ${motion.draw} ${motion.easing} ${motion.reveal} backwards`,
  '@media': {
    [from('xl')]: { top: `calc(${wideRowHeight} / 2)` },
    [reducedMotion]: { animation: 'none' },
  },
});

export const receipt = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  background: vars.surface.tint,
  borderTop: `1.5px solid ${vars.border.evidence}`,
  '@media': { [from('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[4] } },
});

export const time = style({ ...mono, color: vars.text.evidence, paddingTop: '0.3em' });

export const quote = style({
  fontSize: '1rem',
  lineHeight: '1.5',
  fontWeight: 500,
  color: vars.text.strong,
  '@media': { [from('xl')]: { fontSize: '1.125rem' } },
});

export const rationale = style({
  ...typeScale.small,
  color: vars.text.muted,
  paddingTop: space[1],
});

export const foot = style({
  display: 'grid',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  fontSize: '0.875rem',
  lineHeight: '1.5',
  color: vars.text.muted,
  borderTop: hairline,
  '@media': { [from('sm')]: { gridTemplateColumns: 'auto 1fr', alignItems: 'baseline' } },
});

export const verdict = style({ fontWeight: 600, color: vars.text.strong });

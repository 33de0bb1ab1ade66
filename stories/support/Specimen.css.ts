import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/design/contract.css.ts';
import { below, family, figures, radius, space, typeScale } from '../../src/design/tokens.ts';

export const grid = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
});

export const sheet = style({
  display: 'grid',
  gap: space[6],
  padding: space[6],
  color: vars.text.body,
  background: vars.surface.page,
  '@media': { [below('md')]: { padding: space[2] } },
});

export const specimen = style({ display: 'grid', gap: space[2], minWidth: 0 });

export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: space[16],
  borderRadius: radius.control,
  border: `1px solid ${vars.border.control}`,
  fontWeight: 600,
});

export const name = style({ ...typeScale.small, fontWeight: 600, color: vars.text.strong });

export const note = style({
  ...typeScale.mono,
  fontFamily: family.mono,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const bar = style({ height: space[4], background: vars.action.fill });

export const line = style({ overflowWrap: 'anywhere', color: vars.text.strong });

export const mover = style({
  width: space[12],
  height: space[12],
  borderRadius: radius.control,
  background: vars.action.fill,
  selectors: { 'button:hover > &, button:focus-visible > &': { transform: 'translateX(4rem)' } },
});

export const stage = style({ display: 'block', width: '100%', textAlign: 'left' });

/** Rows of measured pairs; on a phone the name of a row is above its pairs. */
export const table = style({
  fontSize: '1rem',
  textAlign: 'start',
  fontVariantNumeric: 'normal',
  '@media': { [below('md')]: { display: 'block' } },
});

globalStyle(`${table} :is(th, td)`, { padding: space[1], textAlign: 'start', fontWeight: 500 });
globalStyle(`${table} tr`, {
  '@media': {
    [below('md')]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
globalStyle(`${table} th:first-child`, {
  '@media': { [below('md')]: { gridColumn: '1 / -1' } },
});

export const cell = style({
  ...figures,
  display: 'grid',
  placeItems: 'center',
  minHeight: space[8],
  borderRadius: radius.cell,
  outline: `1px solid ${vars.border.hairline}`,
});

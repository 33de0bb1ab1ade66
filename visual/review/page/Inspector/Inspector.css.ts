import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { hairline, space, typeScale } from '../../../../src/design/tokens.ts';

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  padding: space[4],
  overflow: 'auto',
  height: '100%',
  background: vars.surface.page,
});

export const part = style({ display: 'grid', gap: space[2], minWidth: 0 });

export const label = style({ ...typeScale.small, fontWeight: 600, color: vars.text.strong });

export const facts = style({
  ...typeScale.mono,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
  color: vars.text.muted,
});

export const value = style({ color: vars.text.body });

export const places = style({ display: 'grid', maxHeight: '16rem', overflow: 'auto' });

export const place = style({
  ...typeScale.mono,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  width: '100%',
  minHeight: '1.75rem',
  alignItems: 'center',
  paddingInline: space[2],
  textAlign: 'start',
  color: vars.text.muted,
  selectors: {
    '&:hover': { background: vars.action.quietHover },
    '&[aria-current="true"]': { color: vars.text.strong, background: vars.surface.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
});

export const entry = style({
  ...typeScale.small,
  display: 'grid',
  gap: space[1],
  paddingBlock: space[2],
  borderTop: hairline,
});

export const when = style({ ...typeScale.mono, color: vars.text.muted });

import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { hairline, radius, space, typeScale } from '../../../../src/design/tokens.ts';

export const root = style({ display: 'grid', alignContent: 'start', gap: space[6] });

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[4],
});

export const words = style({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  flex: '1 1 16rem',
  overflowWrap: 'anywhere',
});

export const facts = style({ ...typeScale.mono, color: vars.text.muted });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: space[3],
});

export const tileItem = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 15rem' });

export const tile = style({
  display: 'grid',
  width: '100%',
  textAlign: 'start',
  background: vars.surface.raised,
  border: hairline,
  borderRadius: radius.control,
  overflow: 'clip',
  selectors: {
    '&:hover': { borderColor: vars.border.control },
    '&:focus-visible': { borderRadius: radius.control },
  },
});

/** A window onto the changed place: before above, after below. */
export const halves = style({
  display: 'grid',
  gridAutoRows: '5rem',
  gap: '1px',
  background: vars.border.hairline,
  borderBottom: hairline,
});

export const single = style({ gridAutoRows: 'calc(10rem + 1px)' });

export const half = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.surface.sunken,
});

export const crop = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  maxWidth: 'none',
});

/** A picture without a changed place: all of it. */
export const fitted = style({
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'contain',
  background: vars.surface.sunken,
});

export const caption = style({ padding: space[3] });

export const name = style({
  ...typeScale.small,
  display: 'block',
  fontWeight: 600,
  lineHeight: '1.35',
  color: vars.text.strong,
});

export const mode = style({ ...typeScale.mono, color: vars.text.muted });

import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { from, hairline, space, typeScale } from '../../../../src/design/tokens.ts';

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});

export const title = style({
  ...typeScale.small,
  flex: '1 1 12rem',
  minWidth: 0,
  fontWeight: 600,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

/** Side by side where there is room, one above the other where there is none. */
export const beside = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('md')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const pane = style({
  position: 'relative',
  overflow: 'auto',
  minWidth: 0,
  maxHeight: '70vh',
  background: vars.surface.sunken,
  border: hairline,
});

export const label = style({
  ...typeScale.mono,
  position: 'sticky',
  insetInlineStart: 0,
  display: 'inline-block',
  padding: space[1],
  color: vars.text.muted,
});

export const sheet = style({ position: 'relative' });

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: vars.surface.page,
});

export const cover = style({ position: 'absolute', inset: 0 });

export const frame = style({
  position: 'absolute',
  outline: `2px dashed ${vars.focus}`,
  outlineOffset: '3px',
  pointerEvents: 'none',
});

export const missing = style({
  ...typeScale.small,
  padding: space[6],
  color: vars.text.muted,
});

export const slider = style({
  width: '100%',
  minHeight: '2.75rem',
  accentColor: vars.action.fill,
});

export const facts = style({ display: 'grid', gap: space[4], justifyItems: 'start', minWidth: 0 });

export const history = style({ ...typeScale.mono, overflowWrap: 'anywhere' });

import { vars } from '../../../../src/design/contract.css.ts';
import { style, styleVariants } from '../../../../src/design/sectionStyle.ts';
import { hairline, from, radius, space, typeScale } from '../../../../src/design/tokens.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gap: '1px',
  minHeight: 0,
  minWidth: 0,
  background: vars.border.hairline,
  // Fingers pan and zoom the pictures, not the page.
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** Side by side where there is room, one above the other where there is none. */
export const beside = style({
  gridAutoRows: 'minmax(0, 1fr)',
  '@media': { [from('md')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const pane = style({
  position: 'relative',
  overflow: 'hidden',
  minHeight: 0,
  minWidth: 0,
  background: vars.surface.sunken,
});

export const label = style({
  ...typeScale.mono,
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  paddingInline: space[2],
  paddingBlock: '0.2em',
  color: vars.text.strong,
  background: vars.surface.raised,
  border: hairline,
  borderRadius: radius.cell,
  pointerEvents: 'none',
});

export const labelAtEnd = style({ insetInlineStart: 'auto', insetInlineEnd: space[2] });

export const layer = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  maxWidth: 'none',
  transformOrigin: '0 0',
  pointerEvents: 'none',
});

export const picture = style([layer, { outline: hairline, background: vars.surface.page }]);

/** Pixels stay pixels where they are enlarged. */
export const enlarged = style({ imageRendering: 'pixelated' });

export const cover = style({ position: 'absolute', inset: 0, overflow: 'hidden' });

export const none = style({
  ...typeScale.small,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space[6],
  textAlign: 'center',
  color: vars.text.muted,
});

export const slider = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockEnd: space[3],
  width: '100%',
  minHeight: '2.75rem',
  accentColor: vars.action.fill,
  cursor: 'ew-resize',
  touchAction: 'none',
});

export const divider = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  width: '2px',
  background: vars.action.fill,
  pointerEvents: 'none',
});

const outline = {
  fill: 'none',
  strokeWidth: '1.5px',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** The color repeats what the shape of the line says. */
export const place = styleVariants({
  recolored: { ...outline, stroke: vars.text.warning },
  moved: { ...outline, stroke: vars.text.link, strokeDasharray: '6 4' },
  added: { ...outline, stroke: vars.text.success, strokeWidth: '3px' },
  removed: { ...outline, stroke: vars.text.error, strokeDasharray: '2 3' },
  redrawn: { ...outline, stroke: vars.text.evidence, strokeDasharray: '10 3 2 3' },
});

export const current = style({ strokeWidth: '2.5px' });

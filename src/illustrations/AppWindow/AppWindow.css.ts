import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { floatingShadow, from, hairline, radius, space } from '../../design/tokens.ts';
import { sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

/** Cuts the window off at two edges; the room is for its shadow. */
export const root = style({
  position: 'relative',
  height: '28rem',
  minWidth: 0,
  overflow: 'hidden',
  paddingBlockStart: space[1],
  paddingInlineStart: space[1],
  '@media': {
    [from('lg')]: { height: '28rem' },
  },
});

export const frame = style({
  width: 'max(112%, 25rem)',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.control}`,
  borderStartStartRadius: radius.card,
  boxShadow: floatingShadow,
  '@media': {
    [from('lg')]: { width: '116%' },
  },
});

export const bar = style({
  display: 'flex',
  gap: space[6],
  alignItems: 'center',
  paddingInline: space[4],
  overflow: 'hidden',
  background: vars.surface.sunken,
  borderBottom: hairline,
});

export const title = style({
  paddingBlock: space[3],
  fontSize: '1rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: vars.text.strong,
});

const entry = style({
  paddingBlock: space[3],
  fontSize: '1rem',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
});

export const tab = styleVariants({
  other: [entry],
  open: [
    entry,
    {
      fontWeight: 600,
      color: vars.text.strong,
      boxShadow: `inset 0 -3px 0 ${vars.evidence.fill}`,
    },
  ],
});

export const stamp = style({
  position: 'absolute',
  top: '0.4rem',
  insetInlineEnd: 0,
  padding: `${space[1]} 0 ${space[1]} ${space[3]}`,
  background: vars.surface.sunken,
});

export const panes = style({
  display: 'grid',
  gap: space[6],
  padding: space[6],
  '@container': {
    [sheetFrom.wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
  },
});

import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { from, hairline, radius, space, wrappingRow } from '../../design/tokens.ts';

export const top = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
});

/** Two large ones, then three. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[12]} ${space[8]}`,
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

const card = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});

export const size = styleVariants({
  large: [card, { '@media': { [from('lg')]: { gridColumn: 'span 3' } } }],
  small: [card, { '@media': { [from('lg')]: { gridColumn: 'span 2' } } }],
});

/** Lets the sheet fade out at two edges, where letters would be cut. */
const crop = style({
  position: 'relative',
  overflow: 'hidden',
  paddingBlockStart: space[6],
  paddingInlineStart: space[6],
  background: vars.surface.sunken,
  border: hairline,
  borderRadius: radius.card,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to right, transparent 80%, ${vars.surface.sunken}), linear-gradient(transparent 80%, ${vars.surface.sunken})`,
  },
  '@media': { [from('lg')]: { paddingBlockStart: space[8], paddingInlineStart: space[8] } },
});

export const frame = styleVariants({
  large: [crop, { height: '24rem' }],
  small: [crop, { height: '18rem' }],
});

/** Wider than its frame: it goes on to the right. */
export const sheet = style({ width: 'max(112%, 26rem)' });

export const links = style({ ...wrappingRow(`0 ${space[6]}`) });

export const notes = style({
  display: 'grid',
  gap: space[2],
  paddingTop: space[6],
  borderTop: hairline,
});

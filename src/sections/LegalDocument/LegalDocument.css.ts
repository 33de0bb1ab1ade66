import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import {
  dash,
  from,
  hairline,
  measure,
  motion,
  radius,
  sideBySide,
  space,
  typeScale,
  wrappingRow,
} from '../../design/tokens.ts';

const columns = sideBySide(4, 7);
const onPaper = { print: { display: 'block' } } as const;

export const body = styleVariants({
  listed: {
    ...columns,
    gap: `${space[12]} ${space[8]}`,
    '@media': { ...columns['@media'], ...onPaper },
  },
  alone: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    maxWidth: '48rem',
    '@media': onPaper,
  },
});

const summaryBase = style({
  display: 'grid',
  gap: space[3],
  padding: space[6],
  background: vars.surface.sunken,
  borderRadius: radius.card,
  '@media': { [from('md')]: { padding: space[8] }, [from('lg')]: { gridColumn: '1 / -1' } },
});

export const summary = styleVariants({
  plain: [summaryBase],
  pictured: [
    summaryBase,
    { ...sideBySide(7, 5, space[12]), gridTemplateRows: 'auto 1fr', padding: space[4] },
  ],
});

export const summaryPicture = style({
  minWidth: 0,
  paddingBottom: space[4],
  '@media': { [from('lg')]: { gridColumn: 2, gridRow: '1 / span 2', paddingBottom: 0 } },
});

/** CSS columns: a grid of two would leave gaps. The grid next to a picture is one: it knows no `columnCount`. */
export const points = style({
  '@media': {
    [from('lg')]: {
      columnGap: space[12],
      columnCount: 2,
      selectors: {
        [`${body.alone} &`]: { columnCount: 1 },
        [`${summary.pictured} > &`]: { display: 'grid', alignContent: 'start', ...typeScale.lead },
      },
    },
  },
});

export const point = style({
  position: 'relative',
  paddingInlineStart: space[6],
  paddingBottom: space[2],
  breakInside: 'avoid',
  lineHeight: '1.5',
  '::before': { ...dash, position: 'absolute', left: 0 },
  '@media': {
    [from('lg')]: {
      selectors: { [`${summary.pictured} &`]: { paddingBlock: '0.875rem', borderTop: hairline } },
    },
  },
});

export const contents = style({
  display: 'grid',
  gap: space[3],
  paddingBottom: space[8],
  borderBottom: hairline,
  '@media': {
    [from('lg')]: {
      position: 'sticky',
      top: space[24],
      maxHeight: `calc(100dvh - ${space[24]} - ${space[6]})`,
      overflowY: 'auto',
      alignSelf: 'start',
      // Room for the current entry's bar in front of the list, which would cut the bar off.
      marginInlineStart: `-${space[3]}`,
      paddingInlineStart: space[3],
      paddingBottom: 0,
      borderBottom: 0,
    },
    print: { display: 'none' },
  },
});

const entriesBase = style({ columnGap: space[8], '@media': { [from('md')]: { columnCount: 2 } } });
const oneBesideText = { '@media': { [from('lg')]: { columnCount: 1 } } };

export const entries = styleVariants({
  long: [entriesBase, oneBesideText],
  folded: [entriesBase, oneBesideText],
  // Short parts are many: in two columns and close together, their entries all fit into a window.
  short: [entriesBase, { columns: '9rem 2', columnGap: space[4] }],
});

/** A hanging indent for the number in front of the words. PartNumber.tsx keeps a space between the two. */
const hanging = { paddingInlineStart: '2.5rem', textIndent: '-2.5rem' } as const;

export const entry = style({
  ...hanging,
  display: 'block',
  minHeight: '24px',
  paddingBlock: '0.3rem',
  fontSize: '1rem',
  lineHeight: '1.4',
  color: vars.text.muted,
  textDecoration: 'none',
  transition: `color ${motion.hover} ${motion.easing}`,
  selectors: {
    '&:hover': { color: vars.text.link, textDecoration: 'underline' },
    // Inside the entry: the scrolling list would cut off a ring around it.
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      fontWeight: 600,
      color: vars.text.strong,
      // Below this width the contents do not stay in view, and the bar would cover the number.
      '@media': { [from('lg')]: { boxShadow: `inset 3px 0 0 ${vars.action.fill}` } },
    },
    [`${entries.short} &`]: {
      // Aligned with the heading of the list; the current entry's bar is in front of that edge.
      marginInlineStart: `-${space[3]}`,
      padding: `${space[1]} 0 ${space[1]} ${space[3]}`,
      lineHeight: '1.2',
      textIndent: 0,
      breakInside: 'avoid',
    },
  },
});

const partsBase = style({ display: 'grid', minWidth: 0 });

export const parts = styleVariants({
  long: [partsBase, { gap: space[12] }],
  short: [partsBase, { gap: space[4] }],
  folded: [partsBase, { '@media': { [from('md')]: { gap: space[12] } } }],
});

export const part = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minWidth: 0,
  selectors: {
    [`${parts.long} > & + &`]: { paddingTop: space[4] },
    [`${parts.short} > &`]: { gap: space[1] },
    [`${parts.short} > & + &`]: { paddingTop: space[4], borderTop: hairline },
  },
});

globalStyle(`${parts.short} > ${part}`, { ...sideBySide(2, 3, space[8]), alignItems: 'baseline' });
globalStyle(`${parts.short} h2`, { '@media': { [from('lg')]: { gridRow: '1 / span 2' } } });
globalStyle(`${parts.short} ${part} > :not(h2)`, {
  '@media': { [from('lg')]: { gridColumn: 2 } },
});

const headingBase = style({ ...typeScale.h3, breakAfter: 'avoid' });

export const heading = styleVariants({
  plain: [headingBase],
  // From `xl` on, the number hangs in the gap beside the contents: heading and text share an edge.
  numbered: [headingBase, hanging, { '@media': { [from('xl')]: { paddingInlineStart: 0 } } }],
});

export const paragraph = style({ maxWidth: measure.prose });
export const list = style({
  display: 'grid',
  gap: space[2],
  maxWidth: measure.prose,
  paddingInlineStart: space[6],
});
export const listItem = style({
  listStyle: 'disc',
  selectors: { '&::marker': { color: vars.border.control } },
});

export const links = style({
  ...wrappingRow(`${space[2]} ${space[6]}`),
  '@media': { print: { display: 'none' } },
});

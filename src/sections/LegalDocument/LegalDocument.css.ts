import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import {
  characters,
  figures,
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

export const opening = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: space[16],
    },
    print: { gridTemplateColumns: '1fr' },
  },
});

export const summary = style({
  display: 'grid',
  gap: space[3],
  padding: space[6],
  background: vars.surface.sunken,
  borderRadius: radius.card,
  '@media': { [from('md')]: { padding: space[8] } },
});

export const points = style({ display: 'grid' });

export const point = style({
  fontSize: '0.9375rem',
  lineHeight: '1.5',
  paddingBlock: space[2],
  borderTop: hairline,
});

const columns = sideBySide(4, 7);

export const body = style({
  ...columns,
  gap: space[8],
  '@media': { ...columns['@media'], print: { display: 'block' } },
});

export const contents = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  paddingBottom: space[8],
  borderBottom: hairline,
  '@media': {
    [from('lg')]: {
      position: 'sticky',
      top: space[24],
      maxHeight: `calc(100dvh - ${space[24]} - ${space[6]})`,
      overflowY: 'auto',
      alignSelf: 'start',
      paddingBottom: 0,
      borderBottom: 0,
    },
    print: { display: 'none' },
  },
});

const entriesBase = style({
  display: 'grid',
  '@media': {
    [from('md')]: { gridTemplateColumns: '1fr 1fr', columnGap: space[8] },
    [from('lg')]: { gridTemplateColumns: '1fr' },
  },
});

/** Short parts are many: close together, a window shows them all. */
export const entries = styleVariants({ long: [entriesBase], short: [entriesBase] });

export const entry = style({
  ...typeScale.small,
  display: 'grid',
  gridTemplateColumns: `${characters(2.25)} minmax(0, 1fr)`,
  gap: space[3],
  alignItems: 'baseline',
  minHeight: '24px',
  paddingBlock: '0.3rem',
  color: vars.text.muted,
  textDecoration: 'none',
  transition: `color ${motion.hover} ${motion.easing}`,
  selectors: {
    '&:hover': { color: vars.text.link, textDecoration: 'underline' },
    [`${entries.short} &`]: { paddingBlock: '0.1rem' },
  },
});

export const number = style({
  ...figures,
  letterSpacing: 0,
  color: vars.text.muted,
});

const partsBase = style({ display: 'grid', minWidth: 0 });

export const parts = styleVariants({
  long: [partsBase, { gap: space[12] }],
  short: [partsBase, { gap: space[4] }],
});

export const part = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minWidth: 0,
  selectors: {
    '& + &': { paddingTop: space[12], borderTop: hairline },
    [`${parts.short} > &`]: { gap: space[1] },
    [`${parts.short} > & + &`]: { paddingTop: space[4] },
  },
});

export const heading = style({
  ...typeScale.h3,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'baseline',
  breakAfter: 'avoid',
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

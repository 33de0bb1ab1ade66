import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import {
  equalColumns,
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

/** Comes first, above the contents and the parts. */
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
  shown: [summaryBase, { ...sideBySide(7, 5, space[12]), gridTemplateRows: 'auto 1fr' }],
});

export const summaryPicture = style({
  minWidth: 0,
  '@media': { [from('lg')]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const points = style({
  ...equalColumns({ lg: 2 }),
  gap: `${space[2]} ${space[12]}`,
  alignItems: 'start',
  selectors: { [`${summary.shown} > &`]: { gridTemplateColumns: '1fr' } },
});

export const point = style({
  position: 'relative',
  paddingInlineStart: space[6],
  lineHeight: '1.5',
  '::before': { content: '–', position: 'absolute', insetInlineStart: 0, color: vars.text.muted },
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

/** The number hangs in front of the words, which keep a space between them for those who hear both. */
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
    '&[aria-current]': {
      fontWeight: 600,
      color: vars.text.strong,
      boxShadow: `inset 3px 0 0 ${vars.action.fill}`,
    },
    [`${entries.short} &`]: { paddingBlock: '0.1rem' },
  },
});

export const number = style({
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  display: 'inline-block',
  width: '2.25rem',
  paddingInlineEnd: space[2],
  textIndent: 0,
  textAlign: 'end',
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  color: vars.text.muted,
});

const partsBase = style({
  display: 'grid',
  minWidth: 0,
  '@media': { [from('lg')]: { gridColumn: 2 } },
});

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
    [`${parts.long} > & + &`]: { paddingTop: space[4] },
    [`${parts.short} > &`]: { gap: space[1] },
    [`${parts.short} > & + &`]: { paddingTop: space[4], borderTop: hairline },
  },
});

export const heading = style({
  ...typeScale.h3,
  ...hanging,
  breakAfter: 'avoid',
  // Beside the text there is room for the number.
  '@media': { [from('xl')]: { paddingInlineStart: 0 } },
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

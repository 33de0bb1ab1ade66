import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import { figures, forcedColors, hairline, motion, radius, space } from '../../design/tokens.ts';
import { fileFrom } from './FilePage.css.ts';

/** Height of a row in a small file, where the paper comes out over the last two. */
const smallRow = '1.875rem';

/** Paper over the last rows; below them where there is room, beside them where there is more. */
export const root = style({
  display: 'grid',
  alignItems: 'center',
  minWidth: 0,
  '@container': {
    [fileFrom.medium]: { gap: space[3] },
    [fileFrom.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space[8] },
  },
});

export const rows = style({ display: 'grid', minWidth: 0 });

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 3.5rem',
  columnGap: space[1],
  alignItems: 'center',
  lineHeight: '1.2',
  '@container': {
    [fileFrom.medium]: {
      gridTemplateColumns: 'minmax(0, 5fr) repeat(4, minmax(0, 2fr))',
      columnGap: space[2],
    },
  },
});

const rowBase = style([
  columns,
  {
    minHeight: smallRow,
    fontSize: '1rem',
    fontWeight: 500,
    color: vars.text.strong,
    borderTop: hairline,
    '@container': {
      [fileFrom.medium]: { minHeight: '2.25rem', fontSize: '1.125rem' },
      [fileFrom.wide]: { minHeight: '2.875rem' },
    },
  },
]);

export const row = styleVariants({
  open: [rowBase],
  /** Under the paper of a small file. */
  covered: [
    rowBase,
    { visibility: 'hidden', '@container': { [fileFrom.medium]: { visibility: 'visible' } } },
  ],
});

export const heads = style([
  columns,
  figures,
  {
    display: 'none',
    minHeight: '1.75rem',
    color: vars.text.muted,
    '@container': { [fileFrom.medium]: { display: 'grid' } },
  },
]);

export const candidate = style({ textAlign: 'center' });

const placeBase = style({
  height: '1.5rem',
  borderRadius: radius.cell,
  '@container': {
    [fileFrom.medium]: { height: '1.75rem' },
    [fileFrom.wide]: { height: '2.25rem' },
  },
});

export const place = styleVariants({
  /** A small file holds one candidate. */
  other: [
    placeBase,
    { display: 'none', '@container': { [fileFrom.medium]: { display: 'block' } } },
  ],
  own: [placeBase],
  /** The score whose receipt is printed. */
  source: [
    placeBase,
    {
      boxShadow: `0 0 0 2.5px ${vars.text.strong}`,
      '@media': { [forcedColors]: { outline: '3px solid Highlight' } },
    },
  ],
});

const fillBase = style({
  display: 'block',
  height: '100%',
  transition: `opacity ${motion.disclosure} ${motion.easing}`,
});

export const fill = styleVariants({ here: [fillBase], coming: [fillBase, { opacity: 0 }] });

// Cells fill one row after the other.
for (const index of [1, 2, 3, 4, 5])
  globalStyle(`${rowBase}:nth-child(${index + 1}) ${fillBase}`, {
    transitionDelay: `${index * 90}ms`,
  });

/** What is still inside the printer is cut off at the mouth. */
const printerBase = style({
  minWidth: 0,
  marginTop: `calc(${smallRow} * -2)`,
  paddingInline: space[2],
  clipPath: 'inset(0 -1rem -3rem)',
  '@container': { [fileFrom.medium]: { marginTop: 0 } },
});

export const printer = styleVariants({
  printed: [printerBase],
  waiting: [printerBase, { visibility: 'hidden' }],
});

export const mouth = style({
  position: 'relative',
  zIndex: 1,
  height: '6px',
  marginInline: `-${space[2]}`,
  background: vars.text.strong,
  borderRadius: radius.pill,
});

const paperBase = style({ transition: `transform ${motion.draw} steps(9)` });

export const paper = styleVariants({
  printed: [paperBase],
  waiting: [paperBase, { transform: 'translateY(-110%)' }],
});

export const quote = style({
  fontSize: '1rem',
  fontWeight: 500,
  lineHeight: '1.35',
  color: vars.text.strong,
  '@container': { [fileFrom.medium]: { fontSize: '1.125rem' } },
});

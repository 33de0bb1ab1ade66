import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import { figures, forcedColors, hairline, motion, radius, space } from '../../design/tokens.ts';
import { fileFrom } from './fileFrom.ts';

/** The receipts are below the rows; from medium width, beside them. */
export const root = style({
  display: 'grid',
  gap: space[2],
  alignItems: 'center',
  minWidth: 0,
  '@container': {
    [fileFrom.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: space[6],
    },
    [fileFrom.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)', gap: space[8] },
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
    [fileFrom.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) repeat(4, minmax(0, 2fr))',
      columnGap: space[2],
    },
  },
});

export const row = style([
  columns,
  {
    minHeight: '1.75rem',
    fontSize: '1rem',
    fontWeight: 500,
    color: vars.text.strong,
    borderTop: hairline,
    '@container': {
      [fileFrom.medium]: { minHeight: '3rem', fontSize: '1.125rem' },
      [fileFrom.wide]: { minHeight: '3.25rem' },
    },
  },
]);

export const heads = style([
  columns,
  figures,
  {
    display: 'none',
    minHeight: '1.75rem',
    color: vars.text.muted,
    '@container': { [fileFrom.wide]: { display: 'grid' } },
  },
]);

export const candidate = style({ textAlign: 'center' });

const placeBase = style({
  height: '1.375rem',
  borderRadius: radius.cell,
  '@container': {
    [fileFrom.medium]: { height: '2.25rem' },
  },
});

export const place = styleVariants({
  /** Another candidate's score: a file that is not wide shows one candidate only. */
  other: [placeBase, { display: 'none', '@container': { [fileFrom.wide]: { display: 'block' } } }],
  own: [placeBase],
  /** The score whose receipt is printed. */
  source: [
    placeBase,
    {
      boxShadow: `0 0 0 1.5px ${vars.text.strong}`,
      '@container': {
        [fileFrom.medium]: { boxShadow: `0 0 0 2.5px ${vars.text.strong}` },
      },
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
  globalStyle(`${row}:nth-child(${index + 1}) ${fillBase}`, {
    transitionDelay: `${index * 90}ms`,
  });

/** Clips receipts at the mouth, so that those above it seem to be inside the printer. */
const printerBase = style({
  minWidth: 0,
  clipPath: 'inset(0 -2rem -4rem)',
});

export const printer = styleVariants({
  printing: [printerBase],
  waiting: [printerBase, { visibility: 'hidden' }],
});

export const mouth = style({
  position: 'relative',
  zIndex: 1,
  height: '6px',
  marginInline: `-${space[1]}`,
  background: vars.text.strong,
  borderRadius: radius.pill,
});

export const pile = style({ display: 'grid' });

/** Place of one receipt in the pile; later receipts cover earlier ones. */
export const slot = style({ position: 'relative', minWidth: 0 });

/** Reserves the height of a receipt's first line, so that the next receipt leaves this line visible. */
export const room = style({
  padding: `${space[4]} ${space[6]} ${space[1]}`,
  visibility: 'hidden',
  '@container': { [fileFrom.medium]: { paddingBottom: space[2] } },
});

const paperBase = style({
  transition: `transform ${motion.draw} steps(9)`,
  selectors: { [`${room} + &`]: { position: 'absolute', inset: '0 0 auto' } },
});

export const paper = styleVariants({
  printed: [paperBase],
  // Above the mouth; the 5.5rem are for the lines of the receipts before.
  waiting: [paperBase, { transform: 'translateY(calc(-110% - 5.5rem))', visibility: 'hidden' }],
});

/** First line of a receipt, which stays visible while other receipts cover the rest. */
export const scored = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: '1.25',
  color: vars.text.strong,
  '@container': { [fileFrom.medium]: { fontSize: 'inherit' } },
});

/** In a small file the score is no higher than its line, so that the receipts need less height. */
export const printedScore = style({
  display: 'grid',
  marginBlock: '-0.375rem -0.125rem',
  '@container': { [fileFrom.medium]: { marginBlock: 0 } },
});

/** The rest of a receipt. Once the next receipt is printed on top, it is hidden. */
const evidenceBase = style({
  display: 'grid',
  gap: space[1],
  '@container': { [fileFrom.medium]: { gap: space[3] } },
});

export const evidence = styleVariants({
  onTop: [evidenceBase],
  covered: [evidenceBase, { visibility: 'hidden', transition: `visibility 0s ${motion.draw}` }],
});

export const quote = style({
  fontSize: '1rem',
  fontWeight: 500,
  lineHeight: '1.35',
  color: vars.text.strong,
  '@container': { [fileFrom.medium]: { fontSize: '1.125rem' } },
});

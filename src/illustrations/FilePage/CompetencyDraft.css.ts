import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { figures, forcedColors, hairline, motion, space } from '../../design/tokens.ts';
import { root } from './FilePage.css.ts';
import { fileFrom } from './fileFrom.ts';

export const rows = style({ display: 'grid', minWidth: 0 });

const rowBase = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  columnGap: space[2],
  alignItems: 'baseline',
  alignContent: 'center',
  rowGap: space[1],
  paddingBlock: space[2],
  borderTop: hairline,
  selectors: {
    '&:first-child': { borderTop: 0 },
    // A small file has no room to spare.
    [`${root} &`]: { rowGap: 0, paddingBlock: '2px' },
  },
});

export const row = styleVariants({
  /** Phrase above the name; from medium width, beside it. */
  drawn: [
    rowBase,
    {
      '@container': {
        [fileFrom.medium]: {
          gridTemplateColumns: '2rem minmax(0, 5fr) minmax(0, 6fr)',
          columnGap: space[4],
          paddingBlock: space[3],
          selectors: { [`${root} &`]: { paddingBlock: space[3] } },
        },
      },
    },
  ],
  /** Without a phrase: the behavior is below the name. */
  plain: [rowBase],
});

export const number = style({
  ...figures,
  gridRow: 'span 2',
  color: vars.text.muted,
  '@container': { [fileFrom.medium]: { gridRow: 'auto' } },
});

export const phrase = style({
  justifySelf: 'start',
  maxWidth: '100%',
  paddingInline: '0.3em',
  fontSize: '0.9375rem',
  lineHeight: '1.4',
  color: vars.evidence.onFill,
  background: vars.evidence.fill,
  borderRadius: '3px',
  printColorAdjust: 'exact',
  '@media': { [forcedColors]: { textDecoration: 'underline' } },
  '@container': { [fileFrom.medium]: { fontSize: '1.0625rem' } },
});

const nameBase = style({
  display: 'grid',
  gridColumn: '-2 / -1',
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: '1.3',
  color: vars.text.strong,
  transition: `opacity ${motion.reveal} ${motion.easing}, transform ${motion.reveal} ${motion.easing}`,
  '@container': { [fileFrom.medium]: { fontSize: '1.5rem' } },
});

export const behavior = style({ gridColumn: 2, lineHeight: '1.35' });

/** A competency's name. One that is still to come is invisible and keeps its space. */
export const name = styleVariants({
  here: [nameBase],
  coming: [nameBase, { opacity: 0, transform: 'translateX(-1rem)' }],
});

/** Puts the drafted name and the name that replaces it into the same grid cell. */
const placed = { gridArea: '1 / 1', justifySelf: 'start' } as const;

const draftedBase = style({
  ...placed,
  // A line that strikes out the name, drawn from the first letter to the last.
  background: `linear-gradient(currentColor, currentColor) no-repeat 0 55% / 0 2px`,
});

export const draftedName = styleVariants({
  drafted: [draftedBase],
  own: [
    draftedBase,
    {
      visibility: 'hidden',
      backgroundSize: '100% 2px',
      transition: `background-size ${motion.reveal} ${motion.easing}, visibility 0s ${motion.draw}`,
    },
  ],
});

const ownBase = style({ ...placed, clipPath: 'inset(0)' });

export const ownName = styleVariants({
  drafted: [ownBase, { visibility: 'hidden', clipPath: 'inset(0 100% 0 0)' }],
  // Appears step by step, as if typed, in place of the struck name.
  own: [
    ownBase,
    {
      transition: `clip-path ${motion.draw} steps(15) ${motion.draw}, visibility 0s ${motion.draw}`,
    },
  ],
});

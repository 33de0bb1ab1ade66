import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/primitiveStyle.ts';
import { paperTheme } from '../../design/theme.css.ts';
import { tornEdge, tornEdgeHeight } from '../../design/tornEdge.ts';
import {
  forcedColors,
  motion,
  paperShadow,
  space,
  typeScale,
  wrappingRow,
} from '../../design/tokens.ts';

/** The outer box carries the shadow: the mask that cuts the paper's teeth would cut off the paper's own. */
const rootBase = style([
  paperTheme,
  {
    display: 'grid',
    minWidth: 0,
    filter: paperShadow,
    '@media': { print: { filter: 'none' }, [forcedColors]: { filter: 'none' } },
  },
]);

const paperBase = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  padding: `${space[4]} ${space[6]} calc(${space[6]} + ${tornEdgeHeight})`,
  lineHeight: '1.45',
  color: vars.text.body,
  background: vars.surface.page,
  ...tornEdge,
  '@media': {
    print: { border: `1px solid ${vars.border.control}`, maskImage: 'none' },
    [forcedColors]: { border: '1px solid CanvasText', maskImage: 'none' },
  },
});

/** Moves the paper out of its slot, from above. */
const feed = keyframes({ from: { transform: 'translateY(-100%)' } });

/** Clips the paper at the slot while it moves out; the negative insets leave the shadow whole. */
const slot = keyframes({ 'from, to': { clipPath: 'inset(0 -4rem -5rem)' } });

export const paper = styleVariants({
  still: [paperBase],
  fed: [paperBase, { animation: `${feed} ${motion.draw} steps(9) backwards` }],
});

export const root = styleVariants({
  still: [rootBase],
  fed: [
    rootBase,
    { borderTop: `6px solid ${vars.text.strong}`, animation: `${slot} ${motion.draw}` },
  ],
});

export const head = style({
  ...typeScale.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(50%, 1fr) auto',
  columnGap: space[4],
  paddingBottom: space[2],
  color: vars.text.muted,
  borderBottom: `1px dashed ${vars.border.control}`,
});

/** Two or three large figures in a row. */
export const figures = style({
  ...wrappingRow(`${space[4]} min(${space[12]}, 8vw)`),
  color: vars.text.muted,
});

/** Numerals are at the lower edge, so that they align even if one term takes more lines than another. */
export const figure = style({
  display: 'grid',
  alignContent: 'space-between',
  flex: '1 1 6rem',
  maxWidth: 'max-content',
});

export const numeral = style({
  fontSize: 'clamp(5rem, 3rem + 8vw, 10rem)',
  fontWeight: 600,
  lineHeight: '0.95',
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.strong,
});

/** One or two lines have the font size of their place, `--value`; three or more have 1rem. */
export const lines = style({
  display: 'grid',
  selectors: { '&:has(> :nth-child(3))': { vars: { '--value': '1rem' } } },
});

export const line = style({
  // On a narrow receipt the detail wraps below its term.
  ...wrappingRow(`0 ${space[3]}`, 'baseline'),
  paddingBlock: space[2],
  selectors: { '& + &': { borderTop: `1px dashed ${vars.border.hairline}` } },
});

export const term = style({ ...typeScale.small, flex: '1 1 6.5rem', color: vars.text.muted });

export const detail = style({
  flex: '4 1 9rem',
  minWidth: 0,
  fontSize: 'var(--value, 1rem)',
  fontWeight: 500,
  color: vars.text.strong,
});

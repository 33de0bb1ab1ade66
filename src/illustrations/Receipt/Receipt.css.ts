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

/** The shadow is on this outer box: the mask that cuts the teeth of the paper would cut it off. */
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

/** The paper is fed out of its slot line by line, once. */
const feed = keyframes({ from: { transform: 'translateY(-100%)' } });

/** What is still inside the printer is cut off at the slot; sides and shadow are not. */
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

/** Two or three figures that are the whole message. */
export const figures = style({
  ...wrappingRow(`${space[4]} min(${space[12]}, 8vw)`),
  color: vars.text.muted,
});

/** Level with the others, whatever number of lines their terms take. */
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

/** Two lines are as large as their place has them; many are a list. */
export const lines = style({
  display: 'grid',
  selectors: { '&:has(> :nth-child(3))': { vars: { '--value': '1rem' } } },
});

export const line = style({
  // On a narrow strip the detail is below its term.
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

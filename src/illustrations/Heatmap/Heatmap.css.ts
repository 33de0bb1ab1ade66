import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import {
  figures,
  hairline,
  motion,
  reducedMotion,
  space,
  typeScale,
  wrappingRow,
} from '../../design/tokens.ts';
import { sheetFrom } from '../../primitives/Sheet/Sheet.css.ts';

const rowHeight = '2.75rem';

export const grid = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(44%, 1fr) repeat(4, minmax(0, 3rem))',
  gridTemplateRows: 'repeat(6, auto)',
  padding: `${space[2]} ${space[4]} ${space[4]}`,
  '@container': {
    // Leaves room for the hairline that passes between two columns of scores.
    [sheetFrom.small]: { gridTemplateColumns: 'minmax(40%, 1fr) repeat(4, minmax(0, 3rem))' },
    [sheetFrom.medium]: { gridTemplateColumns: 'minmax(38%, 1fr) repeat(4, minmax(0, 4rem))' },
  },
});

/** Sections and rows of the table create no boxes: all cells are items of one grid. */
export const rows = style({ display: 'contents' });

export const candidate = style({
  ...figures,
  display: 'grid',
  placeItems: 'center',
  minHeight: rowHeight,
  padding: 0,
  color: vars.text.muted,
  borderBottom: hairline,
});

/** The candidate whose file is open. */
export const focused = style({
  color: vars.text.strong,
  boxShadow: `inset 0 -2px 0 ${vars.text.strong}`,
});

export const corner = style({ placeItems: 'center start', fontFamily: 'inherit' });

export const competency = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: rowHeight,
  padding: `0 ${space[1]} 0 0`,
  lineHeight: '1.25',
  fontWeight: 'inherit',
  textAlign: 'start',
  // Lets the column get narrower than its longest word.
  overflowWrap: 'anywhere',
  color: vars.text.strong,
  borderBottom: hairline,
});

export const place = style({
  position: 'relative',
  display: 'grid',
  padding: 0,
  placeItems: 'center',
  minHeight: rowHeight,
  borderBottom: hairline,
});

// Leaves a gap for the hairline that passes between two columns of scores.
globalStyle(`${place} > *`, { maxWidth: 'calc(100% - 10px)' });

/** Rings the score that the receipt belongs to. */
export const quoted = style({
  outline: `1.5px solid ${vars.border.evidence}`,
  outlineOffset: '-2px',
  '@container': { [sheetFrom.medium]: { outlineOffset: '-5px' } },
});

const draw = keyframes({
  from: { clipPath: 'inset(100% 100% 0 0)' },
  to: { clipPath: 'inset(0 0 0 0)' },
});

const thread = style({
  position: 'absolute',
  top: `calc(${rowHeight} / 2)`,
  right: '-1px',
  bottom: 0,
  width: '6px',
  border: `solid ${vars.border.evidence}`,
  borderWidth: '1.5px 1.5px 0 0',
  borderStartEndRadius: '5px',
  animation: `${draw} ${motion.draw} ${motion.easing} ${motion.reveal} backwards`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

/** The hairline from a score down to its receipt, by the score's row. */
export const threadRow = styleVariants({ 0: 2, 1: 3, 2: 4, 3: 5, 4: 6 }, (line) => [
  thread,
  { gridRow: `${line} / auto` },
]);

/** The horizontal place of the hairline, by the candidate's column. */
export const threadColumn = styleVariants({ 0: 2, 1: 3, 2: 4, 3: 5 }, (line) => ({
  gridColumn: `${line} / ${line + 1}`,
}));

export const receipt = style({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  background: vars.surface.tint,
  borderTop: `1.5px solid ${vars.border.evidence}`,
  '@container': {
    [sheetFrom.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[4] },
  },
});

export const time = style({ ...figures, paddingTop: '0.2em', color: vars.text.evidence });

export const quote = style({ fontWeight: 500, color: vars.text.strong });

export const rationale = style({ ...typeScale.small, color: vars.text.muted });

export const legend = style({
  ...typeScale.small,
  ...wrappingRow(`${space[2]} ${space[4]}`, 'center'),
  padding: `${space[3]} ${space[4]}`,
  color: vars.text.muted,
  borderTop: hairline,
});

export const step = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import { tornEdge, tornEdgeHeight } from '../../design/tornEdge.ts';
import {
  characters,
  dash,
  from,
  screenBelow,
  space,
  typeScale,
  withoutScript,
} from '../../design/tokens.ts';
import { articleMeasure, margin } from './articleMeasure.ts';

/** One section of an article. It has no `maxWidth`, because its table may be wider than its text. */
export const section = style({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  '@media': { print: { gap: space[2] } },
});

export const heading = style({
  fontSize: '1.625rem',
  lineHeight: '1.2',
  letterSpacing: '-0.015em',
  maxWidth: characters(32, 'bold'),
  breakAfter: 'avoid',
  '@media': { [from('md')]: { fontSize: '1.875rem' }, print: { fontSize: '1.35rem' } },
});

export const prose = style({
  fontSize: '1.0625rem',
  lineHeight: '1.6',
  maxWidth: articleMeasure,
  '@media': { [from('md')]: { lineHeight: '1.7' } },
});

export const list = style({
  display: 'grid',
  gap: space[2],
  maxWidth: articleMeasure,
  paddingBlock: space[1],
});

export const steps = style([list, { counterReset: 'step' }]);

export const item = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  breakInside: 'avoid',
  selectors: {
    [`${list} > &::before`]: dash,
    [`${steps} > &::before`]: {
      content: 'counter(step)',
      counterIncrement: 'step',
      color: vars.text.link,
    },
  },
});

/** A letter to copy, drawn as a sheet of paper with a torn lower edge. */
export const letter = style({
  display: 'grid',
  gap: space[3],
  maxWidth: articleMeasure,
  padding: `${space[4]} ${space[6]} calc(${space[4]} + ${tornEdgeHeight})`,
  background: vars.surface.tint,
  borderTop: `6px solid ${vars.text.strong}`,
  '@media': { screen: tornEdge },
});

const tableBase = style({
  display: 'grid',
  gap: space[3],
  paddingTop: space[3],
  minWidth: 0,
});

// Hidden in a fold, whose label repeats the caption.
globalStyle(`${tableBase} details caption`, {
  '@media': { [screenBelow('md')]: { display: 'none' } },
});

/** A `wide` table has more than three columns and, on wide screens, takes the right margin, too. */
export const table = styleVariants({
  narrow: [tableBase],
  wide: [
    tableBase,
    { '@media': { [`screen and ${from('xl')}`]: { marginInlineEnd: `calc(-1 * ${margin})` } } },
  ],
});

/** The copy button needs a script, so it is hidden without one, and on paper. */
export const copy = style({
  '@media': { [withoutScript]: { display: 'none' }, print: { display: 'none' } },
});

/** Link to a term in the glossary: dotted, in the color of the text, so that it does not disturb reading. */
export const term = style({
  color: 'inherit',
  // Not the shorthand `text-decoration`: WebKit draws no line when its value holds a CSS variable.
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationColor: vars.text.muted,
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { textDecorationStyle: 'solid' } },
});

/** Link to another page, distinguished from the text by its color as well as by its underline. */
export const page = style({ color: vars.text.link, textUnderlineOffset: '0.2em' });

export const mark = style({ lineHeight: 0, fontSize: '0.8em' });

export const markLink = style({
  ...typeScale.mono,
  fontSize: '1em',
  padding: '0.35em 0.2em',
  // The padding enlarges the area to press; this keeps it from pushing the following full stop away.
  marginInline: '-0.2em',
  color: vars.text.evidence,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:target': { background: vars.surface.tint },
  },
});

/** A mark that directly follows another: the margin keeps their areas to press from overlapping. */
export const nextMarkLink = style([markLink, { marginInlineStart: '0.2em' }]);

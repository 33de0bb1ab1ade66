import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import {
  from,
  linkTarget,
  prettyLines,
  radius,
  screenBelow,
  sideBySide,
  space,
  targetSize,
  typeScale,
  withoutScript,
  withScript,
} from '../../design/tokens.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';
import { radioRow } from '../../primitives/RadioOverlay/radioRow.ts';

/** Smaller text on a phone, so that the levels are on the first screen. */
const onPhone = {
  '@media': { [screenBelow('sm')]: { fontSize: '1rem', lineHeight: '1.5' } },
} as const;

/** Breadcrumb, headline and lead, with the switch between sets at the end of the headline's line. */
export const head = style({
  display: 'grid',
  gap: space[2],
  alignItems: 'center',
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[6] },
  },
});

// The headline is smaller than others, because the answer is the largest text.
globalStyle(`${head} > h1`, { fontSize: 'clamp(1.75rem, 1.65rem + 0.43vw, 2rem)' });

export const line = style({ gridColumn: '1 / -1' });

/** The lead below the headline; visually hidden on a phone, where the levels need the space. */
export const lead = style({
  gridArea: '3 / 1 / auto / -1',
  '@media': { [screenBelow('md')]: visuallyHidden },
});

globalStyle(`${lead} > p`, { maxWidth: 'none' });

/**
 * Wraps a round. `waiting` hides, with scripts, the later rounds of the served page, and the last round while
 * the result is shown.
 */
export const turn = styleVariants({
  shown: {},
  waiting: { '@media': { [withScript]: { display: 'none' } } },
});

/** What a round holds: the answer, the levels, the receipt, and the button. */
export const round = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  '@media': { [from('md')]: { gap: space[4] } },
});

/** Heading, question and answer; on a wide screen the question is on the heading's line. */
export const said = style({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
      columnGap: space[6],
      alignItems: 'baseline',
    },
  },
});

globalStyle(`${said} > h2 + p`, onPhone);

export const answer = style({
  gridColumn: '1 / -1',
  fontSize: 'clamp(1.375rem, 0.98rem + 1.6vw, 2.25rem)',
  lineHeight: '1.25',
  letterSpacing: '-0.015em',
  fontWeight: 500,
  color: vars.text.strong,
  '@media': { [from('md')]: { lineHeight: '1.2' } },
  ...prettyLines,
});

export const options = style({ display: 'grid', gap: space[2], minWidth: 0, border: 0 });

export const ask = style({
  fontWeight: 600,
  color: vars.text.strong,
  ...onPhone,
});

/** The levels: four in a row where there is room, two by two on a phone. */
export const keys = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 22%), 1fr))',
});

/** Wraps the radio button that covers its option, to hide it without scripts, where a choice does nothing. */
export const press = style({
  display: 'contents',
  '@media': { [withoutScript]: { display: 'none' } },
});

export const option = style([
  radioRow('minmax(0, 1fr)'),
  {
    alignContent: 'start',
    minHeight: '6rem',
    gap: space[2],
    padding: space[3],
    fontSize: '1rem',
    lineHeight: '1.3',
    ...prettyLines,
    background: vars.surface.raised,
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.control,
  },
]);

export const digit = style({
  // Leaves room for the marks beside it.
  width: '2.75rem',
  height: '2.25rem',
  vars: { '--digit': '1.5rem' },
  '@media': { [from('md')]: { width: '4rem', height: '3rem', vars: { '--digit': '1.75rem' } } },
});

/** The marks `you` and `key`, beside the digit and above the words. */
export const marks = style({
  position: 'absolute',
  top: space[2],
  insetInlineEnd: space[2],
  display: 'grid',
  gap: '0.125rem',
  justifyItems: 'end',
});

const markBase = style({
  ...typeScale.small,
  lineHeight: '1.2',
  paddingInline: '0.5em',
  fontWeight: 600,
  borderRadius: radius.cell,
});

/** Says whose level it is: the visitor's, or that of the answer key. */
export const mark = styleVariants({
  you: [markBase, { color: vars.text.strong, border: `1px solid ${vars.border.control}` }],
  key: [
    markBase,
    { color: vars.action.onFill, background: vars.action.fill, border: '1px solid transparent' },
  ],
});

export const receipt = style({ minWidth: 0 });

/** The receipt's two numerals, and the reason beside them. */
export const printed = style(sideBySide(5, 7, space[8]));

export const note = style({ paddingBottom: space[6] });

export const go = style({
  minHeight: targetSize,
  '@media': { [withoutScript]: { display: 'none' } },
});

export const fold = style({
  minWidth: 0,
  '@media': { [withScript]: { display: 'none' } },
});

export const unfold = style({
  ...linkTarget(targetSize),
  fontWeight: 600,
  color: vars.text.link,
  cursor: 'pointer',
});

import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import {
  from,
  linkTarget,
  prettyLines,
  radius,
  sideBySide,
  space,
  targetSize,
  typeScale,
  withoutScript,
  withScript,
} from '../../design/tokens.ts';
import { radioRow } from '../../primitives/RadioOverlay/radioRow.ts';

/** Without scripts there is nothing to wait for. */
export const turn = styleVariants({
  shown: {},
  waiting: { '@media': { [withScript]: { display: 'none' } } },
});

/** The words, the keys, what they print, and the button. */
export const round = style({ display: 'grid', gap: space[6], minWidth: 0 });

export const said = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const answer = style({
  fontSize: 'clamp(1.5rem, 1.1rem + 1.9vw, 2.5rem)',
  lineHeight: '1.2',
  letterSpacing: '-0.015em',
  fontWeight: 500,
  maxWidth: '62rem',
  color: vars.text.strong,
  ...prettyLines,
});

export const options = style({ display: 'grid', gap: space[3], minWidth: 0, border: 0 });

export const ask = style({ fontWeight: 600, color: vars.text.strong });

/** Two by two on a phone. */
export const keys = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 22%), 1fr))',
});

/** Covers its option; without scripts there is nothing to press. */
export const press = style({
  display: 'contents',
  '@media': { [withoutScript]: { display: 'none' } },
});

export const option = style([
  radioRow('minmax(0, 1fr)'),
  {
    alignContent: 'start',
    minHeight: '6rem',
    padding: space[3],
    lineHeight: '1.35',
    ...prettyLines,
    background: vars.surface.raised,
    border: `1px solid ${vars.border.control}`,
    borderRadius: radius.control,
  },
]);

export const digit = style({
  // The marks are beside it.
  width: '2.75rem',
  height: '3rem',
  vars: { '--digit': '1.75rem' },
  '@media': { [from('md')]: { width: '4rem' } },
});

/** Beside the digit. */
export const marks = style({
  position: 'absolute',
  top: space[3],
  insetInlineEnd: space[2],
  display: 'grid',
  gap: space[1],
  justifyItems: 'end',
});

const markBase = style({
  ...typeScale.small,
  paddingInline: '0.5em',
  fontWeight: 600,
  borderRadius: radius.cell,
});

/** Whose level it is. */
export const mark = styleVariants({
  you: [markBase, { color: vars.text.strong, border: `1px solid ${vars.border.control}` }],
  key: [
    markBase,
    { color: vars.action.onFill, background: vars.action.fill, border: '1px solid transparent' },
  ],
});

export const receipt = style({ minWidth: 0 });

/** The two numerals, and the reason beside them. */
export const printed = style(sideBySide(5, 7, space[8]));

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

import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import {
  floatingSheet,
  forcedColors,
  from,
  hairline,
  linkTarget,
  radius,
  space,
  typeScale,
  wrappingRow,
} from '../../design/tokens.ts';

export const root = style({ ...floatingSheet, minWidth: 0, overflow: 'hidden' });

export const head = style({
  ...typeScale.small,
  ...wrappingRow(`${space[1]} ${space[4]}`, 'baseline'),
  justifyContent: 'space-between',
  padding: `${space[3]} ${space[4]}`,
  color: vars.text.muted,
  background: vars.surface.sunken,
  borderBottom: hairline,
});

const lineHeight = '1.75rem';
/** Width of the focus ring, which is drawn inside the box. */
const ring = '2px';

export const text = style({
  position: 'relative',
  // A whole number of lines; the last one fades out.
  maxHeight: `calc(${space[4]} + 10 * ${lineHeight} + ${ring})`,
  padding: `${space[4]} ${space[4]} 0`,
  overflowY: 'auto',
  // Room for the focus ring, in the background's color: no text may be visible below the fade.
  borderBottom: `${ring} solid ${vars.surface.raised}`,
  fontSize: '1rem',
  lineHeight,
  whiteSpace: 'pre-wrap',
  textWrap: 'wrap',
  selectors: {
    '&:focus-visible': { outlineOffset: `-${ring}` },
    // Styled, so that it is always visible: a scrollbar of the system may hide itself.
    '&::-webkit-scrollbar': { width: space[2] },
    '&::-webkit-scrollbar-thumb': {
      background: vars.border.control,
      borderRadius: radius.pill,
    },
    // Fades the last visible line while there is more text; at the end it is the space below the text.
    '&::after': {
      content: '',
      position: 'sticky',
      bottom: 0,
      display: 'block',
      height: `calc(${lineHeight} - ${ring})`,
      background: `linear-gradient(transparent, ${vars.surface.raised} 150%)`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [from('md')]: { maxHeight: `calc(${space[4]} + 22 * ${lineHeight} + ${ring})` },
    [forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { '&::after': { background: 'none' } },
    },
  },
});

/** A line of the text. In a bulleted one, wrapped words are indented and align with the first. */
export const line = styleVariants({
  plain: { display: 'block' },
  bulleted: { display: 'block', paddingInlineStart: '0.85em', textIndent: '-0.85em' },
});

const markBase = style({
  borderRadius: '3px',
  boxDecorationBreak: 'clone',
  paddingInline: '0.12em',
  textDecoration: 'underline',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-pressed=true]': { textDecorationThickness: '2px' },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});

export const mark = styleVariants({
  /** Mark of a competency in the scorecard. */
  ticked: [markBase, { color: vars.evidence.onFill, background: vars.evidence.fill }],
  /** Mark of any other competency. */
  other: [markBase, { color: vars.text.body, background: 'none', textDecorationStyle: 'dotted' }],
});

export const foot = style({
  ...typeScale.small,
  display: 'grid',
  gap: space[1],
  // On most screens enough for the words about a pressed mark, so that the page below does not shift.
  minHeight: '5.5rem',
  alignContent: 'start',
  padding: `${space[3]} ${space[4]}`,
  color: vars.text.body,
  borderTop: hairline,
});

export const way = style({ ...linkTarget('32px'), fontWeight: 600 });

export const note = style({
  ...typeScale.small,
  padding: `0 ${space[4]} ${space[3]}`,
  color: vars.text.muted,
});

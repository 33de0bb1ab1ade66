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
/** Width of the focus ring, which is inside. */
const ring = '2px';

export const text = style({
  position: 'relative',
  // Whole lines, of which the last fades.
  maxHeight: `calc(${space[4]} + 10 * ${lineHeight} + ${ring})`,
  padding: `${space[4]} ${space[4]} 0`,
  overflowY: 'auto',
  // Room for the ring, where no text shows below the fade.
  borderBottom: `${ring} solid ${vars.surface.raised}`,
  fontSize: '1rem',
  lineHeight,
  whiteSpace: 'pre-wrap',
  textWrap: 'wrap',
  selectors: {
    '&:focus-visible': { outlineOffset: `-${ring}` },
    // Always there, where a scrollbar of the system hides.
    '&::-webkit-scrollbar': { width: space[2] },
    '&::-webkit-scrollbar-thumb': {
      background: vars.border.control,
      borderRadius: radius.pill,
    },
    // What goes on below fades in the last line; at the end this is the room below the text.
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

/** A line of the text; what follows its bullet hangs beside it. */
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
  /** Of a competency in the scorecard. */
  ticked: [markBase, { color: vars.evidence.onFill, background: vars.evidence.fill }],
  /** Of one that is not. */
  other: [markBase, { color: vars.text.body, background: 'none', textDecorationStyle: 'dotted' }],
});

export const foot = style({
  ...typeScale.small,
  display: 'grid',
  gap: space[1],
  // As high with a note as without one on most screens, so that the page below stays where it is.
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

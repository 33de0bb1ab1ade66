import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import { inverseTheme } from '../../design/theme.css.ts';
import {
  figures,
  forcedColors,
  from,
  hairline,
  measure,
  motion,
  radius,
  space,
  stamp,
  targetSize,
  typeScale,
  wrappingRow,
} from '../../design/tokens.ts';
import { tone } from '../../primitives/Band/Band.css.ts';

/** Share of the column of names where the grid is wide. */
export const names = '26%';

const panelBase = style([
  inverseTheme,
  {
    minWidth: 0,
    color: vars.text.body,
    background: vars.surface.page,
    border: '1px solid transparent',
    printColorAdjust: 'exact',
  },
]);

/** A card, or a stripe whose scores reach the right edge of the window. */
export const panel = styleVariants({
  card: [
    panelBase,
    {
      padding: `0 ${space[3]} ${space[3]}`,
      borderRadius: radius.card,
      '@media': { [from('sm')]: { paddingInline: space[6] } },
      // On its own color it has no edge to keep away from.
      selectors: { [`${tone.inverse} &`]: { paddingInline: 0 } },
    },
  ],
  spread: [
    panelBase,
    {
      paddingBlock: `${space[1]} ${space[4]}`,
      paddingInlineStart: 'max(var(--gutter), (100% - var(--page)) / 2)',
      borderInline: 0,
      // What is for screen readers alone would widen the page at its right edge.
      overflow: 'clip',
      vars: { '--page': measure.page, '--gutter': '1.25rem', '--cell': targetSize },
      '@media': {
        [from('md')]: { vars: { '--gutter': '2rem' } },
        [from('lg')]: { vars: { '--gutter': '2.5rem', '--cell': '3.75rem' } },
      },
    },
  ],
});

export const head = style({
  ...typeScale.small,
  ...wrappingRow(`0 ${space[4]}`),
  justifyContent: 'space-between',
  paddingBlock: space[2],
  color: vars.text.muted,
  selectors: {
    // Words end with the page's column; only scores reach the edge.
    [`${panel.spread} &`]: { paddingInlineEnd: 'max(var(--gutter), 50vw - var(--page) / 2)' },
  },
});

export const hint = style({ color: vars.text.evidence });

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

export const corner = style({
  width: '36%',
  '@media': { [from('lg')]: { selectors: { [`${panel.spread} &`]: { width: names } } } },
});

export const candidate = style({
  ...figures,
  height: '2.25rem',
  textAlign: 'center',
  color: vars.text.muted,
});

/** The candidate whose scores print. */
export const printing = style({
  color: vars.text.strong,
  fontWeight: 600,
  boxShadow: `inset 0 -2px 0 ${vars.evidence.fill}`,
});

export const row = style({});

export const competency = style({
  paddingInlineEnd: space[2],
  textAlign: 'start',
  fontSize: '1rem',
  fontWeight: 500,
  lineHeight: '1.2',
  color: vars.text.strong,
  borderTop: hairline,
  '@media': {
    [from('lg')]: { selectors: { [`${panel.spread} &`]: { fontSize: '1.25rem' } } },
  },
});

export const place = style({
  position: 'relative',
  height: `calc(var(--cell, ${targetSize}) + 6px)`,
  padding: '3px',
  borderTop: hairline,
  '@media': {
    [from('lg')]: { selectors: { [`${panel.spread} &:last-child`]: { paddingInlineEnd: 0 } } },
  },
});

// Cut off by the edge of the window, and not rounded at it.
globalStyle(`${panel.spread} ${place}:last-child > *`, { marginInlineEnd: `-${radius.cell}` });

/** The hairline from the pressed score to its paper. */
export const source = style({
  selectors: {
    [`${row}:has(:checked) > &::after`]: {
      content: '""',
      position: 'absolute',
      top: '100%',
      insetInlineStart: '50%',
      // Over the slot that the paper hangs from, which is as dark as the panel.
      zIndex: 1,
      height: `calc(${space[3]} + 6px)`,
      borderInlineStart: `2px solid ${vars.border.evidence}`,
      pointerEvents: 'none',
    },
  },
});

const appear = keyframes({ from: { opacity: 0 } });

export const fill = style({
  display: 'block',
  height: '100%',
  animation: `${appear} ${motion.disclosure} ${motion.easing} backwards`,
});

export const press = style({
  position: 'relative',
  display: 'block',
  height: '100%',
  cursor: 'pointer',
  borderRadius: radius.cell,
  boxShadow: `0 0 0 1.5px ${vars.border.control}`,
  transition: `box-shadow ${motion.hover} ${motion.easing}`,
  selectors: {
    '&:hover': { boxShadow: `0 0 0 1.5px ${vars.text.strong}` },
    '&:has(:checked)': { boxShadow: `0 0 0 2.5px ${vars.text.strong}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '4px' },
  },
  '@media': {
    [forcedColors]: {
      outline: '1px solid ButtonText',
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } },
    },
  },
});

export const caption = styleVariants({
  card: { ...stamp, margin: `${space[3]} 0 0 auto` },
  spread: { ...typeScale.small, paddingTop: space[2], color: vars.text.muted },
});

// Cells fill one after the other.
for (const index of [1, 2, 3, 4])
  globalStyle(`${row}:nth-child(${2 * index + 1}) ${fill}`, {
    animationDelay: `${index * 30}ms`,
  });

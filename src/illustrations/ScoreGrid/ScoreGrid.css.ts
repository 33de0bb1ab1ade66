import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import { inverseTheme } from '../../design/theme.css.ts';
import {
  figures,
  from,
  hairline,
  motion,
  radius,
  screenBelow,
  space,
  stamp,
  targetSize,
  typeScale,
  wrappingRow,
} from '../../design/tokens.ts';
import { tone } from '../../primitives/Band/Band.css.ts';

export const root = style({ display: 'grid', minWidth: 0 });

/** Selector of the grid while none of its scores is pressed. */
export const nonePressed = `${root}:not(:has(:checked))`;

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

/** `card` is a panel with rounded corners, `spread` fills its place. Both cut the receipt's shadow off. */
export const panel = styleVariants({
  card: [
    panelBase,
    {
      padding: `0 ${space[3]} ${space[3]}`,
      borderRadius: radius.card,
      overflow: 'clip',
      '@media': { [from('sm')]: { paddingInline: space[6] } },
      // In a dark band the card's edge is invisible, so that it needs no padding.
      selectors: { [`${tone.inverse} &`]: { paddingInline: 0, overflow: 'visible' } },
    },
  ],
  spread: [
    panelBase,
    {
      display: 'grid',
      alignContent: 'center',
      paddingBlock: `${space[2]} ${space[3]}`,
      paddingInline: 'min(1.25rem, 6.25vw)',
      border: 0,
      overflow: 'clip',
      vars: { '--cell': targetSize, '--room': '2px' },
      '@media': {
        [from('md')]: {
          padding: `${space[4]} 2rem ${space[6]}`,
          vars: { '--digit': '1.5rem', '--room': '3px' },
        },
        [from('lg')]: {
          paddingInline: '2.5rem',
          vars: { '--cell': 'clamp(2.75rem, 7.2vh, 4rem)', '--digit': '1.75rem' },
        },
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
  '@media': {
    // Saves height, so that all rows are on the first screen.
    [screenBelow('md')]: { selectors: { [`${panel.spread} &`]: { paddingBlock: 0 } } },
  },
});

export const hint = style({ color: vars.text.evidence });
/** Hidden in a `spread` on a phone: otherwise the last scores would not fit the first screen. */
export const role = style({
  '@media': { [screenBelow('md')]: { selectors: { [`${panel.spread} &`]: { display: 'none' } } } },
});

export const table = style({
  isolation: 'isolate',
  paddingBottom: space[4],
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

export const corner = style({
  width: '42%',
  '@media': { [from('lg')]: { selectors: { [`${panel.spread} &`]: { width: '30%' } } } },
});

export const candidate = style({
  ...figures,
  height: '1.75rem',
  textAlign: 'center',
  color: vars.text.muted,
});

/** The candidate whose scores can be pressed. */
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
  height: `calc(var(--cell, ${targetSize}) + 2 * var(--room, 3px))`,
  padding: 'var(--room, 3px)',
  borderTop: hairline,
});

const appear = keyframes({ from: { opacity: 0 } });

export const fill = style({
  display: 'block',
  height: '100%',
  animation: `${appear} ${motion.disclosure} ${motion.easing} backwards`,
});

export const caption = styleVariants({
  card: { ...stamp, margin: `${space[3]} 0 0 auto` },
  spread: { ...typeScale.small, paddingTop: space[2], color: vars.text.muted },
});

// For each row: the number of rows below, for the length of the hairline, and the delay of the fade-in.
for (const index of [1, 2, 3, 4]) {
  globalStyle(`${row}:nth-last-child(${index + 1})`, { vars: { '--below': `${index}` } });
  globalStyle(`${row}:nth-child(${index + 1}) ${fill}`, {
    animationDelay: `${index * 30}ms`,
  });
}

import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import { inverseTheme } from '../../design/theme.css.ts';
import {
  figures,
  from,
  hairline,
  measure,
  motion,
  radius,
  screenBelow,
  space,
  typeScale,
  wrappingRow,
} from '../../design/tokens.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

/** For listeners only. */
export const outOfSight = { ...visuallyHidden, whiteSpace: 'nowrap' } as const;

/** Bars go from edge to edge; what is on them keeps to the page's width. */
export const gutter = style({
  paddingInline: space[3],
  '@media': {
    [from('sm')]: { paddingInline: space[6] },
    [from('md')]: { paddingInline: `max(${space[8]}, (100% - ${measure.page}) / 2)` },
  },
});

export const root = style({ background: vars.surface.sunken });

const playerBase = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  '@media': { print: { minHeight: 'auto' } },
});

export const player = styleVariants({
  /** As tall as the window, unless that is much taller than wide. */
  page: [playerBase, { minHeight: 'min(100dvh, max(100vw, 44rem))' }],
  /** Below the header the whole of it fits into the window. */
  inline: [playerBase, { minHeight: 'clamp(26rem, 100svh - 6.5rem, 44rem)' }],
});

export const head = style([
  gutter,
  {
    ...wrappingRow(`0 ${space[4]}`, 'baseline'),
    justifyContent: 'space-between',
    paddingBlock: space[2],
    borderBottom: hairline,
    // A small window has no room for it.
    '@media': { [screenBelow('sm')]: outOfSight },
  },
]);

export const clock = style({ ...figures, color: vars.text.muted });

export const scenes = style([
  gutter,
  {
    gridRow: 2,
    display: 'grid',
    gap: space[12],
    minWidth: 0,
    paddingBlock: space[2],
    '@media': { [from('sm')]: { paddingBlock: space[3] } },
  },
]);

/** Without a script they are below each other; with one, a scene at a time. */
const onlyCurrent = {
  '@media': {
    'screen and (scripting: enabled)': {
      selectors: { '&[data-state="waiting"]': { display: 'none' } },
    },
  },
} as const;

/** Title, file, caption; the file takes what is left, so that it stays where it is from scene to scene. */
export const scene = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(min-content, 1fr) auto',
  gap: space[2],
  minWidth: 0,
  ...onlyCurrent,
});

export const title = style({
  ...wrappingRow(`0 ${space[3]}`, 'baseline'),
});

export const number = style({ ...typeScale.small, color: vars.text.muted });

export const name = style({ fontSize: '1rem', lineHeight: '1.4' });

export const picture = style({ display: 'grid', minWidth: 0 });

export const caption = style({
  viewTransitionName: 'tour-caption',
  ...typeScale.h3,
  minHeight: '2lh',
  color: vars.text.strong,
  textWrap: 'balance',
  '@media': { [from('sm')]: { ...typeScale.h2, minHeight: '1lh', paddingBlock: space[2] } },
});

// From scene to scene only what has a name moves; the page around it stays, and can be pressed.
globalStyle(':root', { viewTransitionName: 'none' });
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle('::view-transition-group(*)', {
  animationDuration: motion.draw,
  animationTimingFunction: motion.easing,
});
// What goes is gone before it can be read through what comes.
globalStyle('::view-transition-old(*)', { animationDuration: motion.hover });

export const end = style([
  inverseTheme,
  {
    display: 'grid',
    gap: space[12],
    alignItems: 'center',
    minWidth: 0,
    padding: space[6],
    color: vars.text.body,
    background: vars.surface.page,
    borderRadius: radius.card,
    '@media': {
      [from('md')]: { padding: space[12], gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      ...onlyCurrent['@media'],
      print: { display: 'none' },
    },
  },
]);

export const invitation = style({
  display: 'grid',
  gap: space[4],
  width: '100%',
  maxWidth: '34rem',
});

/** The receipt that the tour ends with; a phone keeps to the form. */
export const receipt = style({
  display: 'none',
  maxWidth: '28rem',
  justifySelf: 'center',
  '@media': { [from('md')]: { display: 'block' } },
});

export const transcript = style([
  gutter,
  { display: 'grid', gap: space[6], paddingBlock: space[12], justifyItems: 'start' },
]);

export const home = style({ display: 'inline-block', minHeight: '24px', fontWeight: 600 });

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

/** Visually hidden, with its words on one line. */
export const outOfSight = { ...visuallyHidden, whiteSpace: 'nowrap' } as const;

/** Padding that keeps content to the page's width, on bars as wide as the window. */
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
  /** As tall as the window, unless the window is much taller than wide. */
  page: [playerBase, { minHeight: 'min(100dvh, max(100vw, 44rem))' }],
  /** As tall as the window below the header, within limits. */
  inline: [playerBase, { minHeight: 'clamp(26rem, 100svh - 6.5rem, 44rem)' }],
});

export const head = style([
  gutter,
  {
    ...wrappingRow(`0 ${space[4]}`, 'baseline'),
    justifyContent: 'space-between',
    paddingBlock: space[2],
    borderBottom: hairline,
    // Visually hidden in a small window, which has no room for it.
    '@media': { [screenBelow('sm')]: outOfSight },
  },
]);

export const clock = style({ ...figures, color: vars.text.muted });

export const scenes = style([
  gutter,
  {
    // In a small window the head is taken out of the grid; this keeps the row that grows.
    gridRow: 2,
    display: 'grid',
    gap: space[12],
    minWidth: 0,
    paddingBlock: space[2],
    '@media': { [from('sm')]: { paddingBlock: space[3] } },
  },
]);

/** With scripts, only the current scene is displayed. Without, and on paper, all are below each other. */
const onlyCurrent = {
  '@media': {
    'screen and (scripting: enabled)': {
      selectors: { '&[data-state="waiting"]': { display: 'none' } },
    },
  },
} as const;

/** Title, picture, caption. The picture takes the height that is left, so it keeps its place from scene to scene. */
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

// In the view transition between scenes only elements with a `viewTransitionName` move. The page around
// them stays as it is (no name for the root) and can be pressed (no pointer events for the overlay).
globalStyle(':root', { viewTransitionName: 'none' });
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle('::view-transition-group(*)', {
  animationDuration: motion.draw,
  animationTimingFunction: motion.easing,
});
// The old picture fades out fast, otherwise it could be read through the new one.
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

/** The receipt at the end of the tour. Hidden on a phone, where the form takes the room. */
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

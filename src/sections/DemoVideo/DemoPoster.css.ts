import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { inverseTheme } from '../../design/theme.css.ts';
import {
  characters,
  forcedColors,
  from,
  hairline,
  motion,
  radius,
  reducedMotion,
  space,
  typeScale,
  withoutScript,
} from '../../design/tokens.ts';

/** `scenes`: the screen stands by its story board. `film`: it stands alone. */
export const root = styleVariants({
  scenes: [
    {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      minWidth: 0,
      '@media': {
        [from('xl')]: { gridTemplate: 'minmax(0, 1fr) / repeat(2, minmax(0, 1fr))' },
      },
    },
  ],
  film: [{ display: 'grid', minWidth: 0 }],
});

const screenBase = style([
  inverseTheme,
  {
    position: 'relative',
    display: 'grid',
    gridTemplate: '1fr auto / minmax(0, 1fr)',
    gap: space[6],
    minWidth: 0,
    padding: space[4],
    color: vars.text.body,
    background: vars.surface.page,
    '@media': { [from('md')]: { padding: space[6] } },
  },
]);

/** All of it plays: the button's area reaches to its edges. */
export const screen = styleVariants({
  scenes: [
    screenBase,
    {
      '@media': {
        [from('md')]: { gridTemplate: '1fr / minmax(0, 6fr) minmax(0, 5fr)' },
        [from('xl')]: { gridTemplate: '1fr auto / minmax(0, 1fr)' },
      },
    },
  ],
  film: [screenBase],
});

/** The frame at which the demo begins. */
export const picture = style({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  padding: space[2],
  background: vars.surface.raised,
  border: hairline,
  borderRadius: radius.control,
});

/** Takes the room that the words leave. */
export const rules = style({
  contain: 'size',
  width: '100%',
  height: '100%',
  stroke: vars.border.hairline,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/** The bar of the player to come: a part a scene. */
export const bar = style({ display: 'flex', gap: space[1] });

export const part = style({
  flex: 1,
  height: space[1],
  background: vars.border.hairline,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

export const words = style({ display: 'grid', gap: space[4], alignContent: 'end', minWidth: 0 });

export const play = style({
  ...typeScale.h3,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[4],
  justifySelf: 'start',
  minWidth: 0,
  // Between the last word and the focus ring.
  paddingInlineEnd: space[2],
  color: vars.text.strong,
  textAlign: 'start',
  textWrap: 'balance',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { borderRadius: radius.control },
  },
  '@media': {
    [from('sm')]: { flexDirection: 'row', alignItems: 'center' },
    [from('md')]: { flexDirection: 'column', alignItems: 'start' },
    [from('xl')]: { flexDirection: 'row', alignItems: 'center' },
    [withoutScript]: { display: 'none' },
  },
});

export const disc = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: space[16],
  height: space[16],
  borderRadius: radius.pill,
  color: vars.action.onFill,
  background: vars.action.fill,
  transition: `background-color ${motion.hover} ${motion.easing}, transform ${motion.hover} ${motion.easing}`,
  selectors: {
    [`${play}:hover &`]: { background: vars.action.fillHover, transform: 'scale(1.04)' },
  },
  '@media': {
    [forcedColors]: { border: '2px solid ButtonText' },
    [reducedMotion]: { transition: 'none' },
  },
});

export const sign = style({ width: space[8], height: space[8] });

/** Where scripts run, the button leads to the demo. */
export const withoutScriptOnly = style({
  display: 'none',
  '@media': { [withoutScript]: { display: 'block' } },
});

export const note = style({
  ...typeScale.small,
  display: 'grid',
  gap: space[2],
  maxWidth: characters(48),
  color: vars.text.muted,
  // It speaks of the button.
  '@media': { [withoutScript]: { display: 'none' } },
});

export const thirdParty = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'baseline',
  color: vars.text.strong,
  fontWeight: 600,
});

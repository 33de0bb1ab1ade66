import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import {
  below,
  from,
  hairline,
  measure,
  motion,
  reducedMotion,
  screenBelow,
  space,
  typeScale,
  withoutScript,
} from '../../design/tokens.ts';

const mono = {
  ...typeScale.mono,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
} as const;
/** Bars go from edge to edge; what is on them keeps to the page's width. */
export const gutter = style({
  paddingInline: space[3],
  '@media': {
    [from('sm')]: { paddingInline: space[4] },
    [from('md')]: { paddingInline: `max(${space[8]}, (100% - ${measure.page}) / 2)` },
  },
});

export const root = style({ background: vars.surface.sunken });

/** As tall as the frame, so that the tour in words begins below its edge. */
export const player = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
  '@media': { print: { minHeight: 'auto' } },
});

export const head = style([
  gutter,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[2],
    paddingBlock: space[2],
    borderBottom: hairline,
    '@media': { [from('sm')]: { paddingBlock: space[3] } },
  },
]);

export const clock = style(mono);

export const scenes = style([
  gutter,
  {
    display: 'grid',
    gap: space[12],
    alignContent: 'center',
    minWidth: 0,
    paddingBlock: space[3],
  },
]);

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const scene = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'center',
  minWidth: 0,
  '@media': {
    [below('sm')]: { gap: space[3] },
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', columnGap: space[12] },
    'screen and (scripting: enabled)': {
      selectors: { '&[data-state="waiting"]': { display: 'none' } },
    },
    [reducedMotion]: { animation: 'none' },
  },
  selectors: {
    '[data-started="true"] > &': {
      animation: `${appear} ${motion.reveal} ${motion.easing}`,
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  '@media': {
    [below('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      rowGap: space[1],
    },
    [from('lg')]: { gap: space[4] },
  },
});

/** In a small frame a sheet is shown a little smaller; its smallest words stay above 11 px. */
export const picture = style({
  minWidth: 0,
  '@media': { [screenBelow('md')]: { zoom: '0.88' }, [withoutScript]: { zoom: '1' } },
});

export const number = style({ ...mono, '@media': { [below('sm')]: { gridArea: '1 / 2' } } });

export const name = style({
  ...typeScale.h3,
  textWrap: 'balance',
  '@media': { [below('sm')]: { gridArea: '1 / 1' }, [from('lg')]: typeScale.h2 },
});

export const caption = style({
  maxWidth: measure.prose,
  fontSize: '1rem',
  lineHeight: '1.5',
  color: vars.text.body,
  '@media': {
    [below('sm')]: { ...typeScale.small, gridColumn: '1 / -1' },
    [from('lg')]: typeScale.lead,
  },
});

export const transcript = style([
  gutter,
  {
    display: 'grid',
    gap: space[6],
    paddingBlock: space[12],
    justifyItems: 'start',
  },
]);

/** Repeats the captions, so it is left out where every scene shows its own. */
export const inWords = style({
  display: 'grid',
  gap: space[6],
  width: '100%',
  '@media': { [withoutScript]: { display: 'none' }, print: { display: 'none' } },
});

export const entries = style({ display: 'grid', borderTop: hairline });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: space[4],
  borderBottom: hairline,
});

export const said = style({ maxWidth: measure.prose });

export const jump = style({
  display: 'inline-block',
  minHeight: '24px',
  fontWeight: 600,
  selectors: { '&[aria-current]': { color: vars.text.strong } },
});

export const home = style({ display: 'inline-block', minHeight: '24px', fontWeight: 600 });

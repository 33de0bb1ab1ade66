import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import {
  below,
  family,
  from,
  measure,
  motion,
  reducedMotion,
  screenBelow,
  space,
  typeScale,
  withoutScript,
} from '../../design/tokens.ts';

const rule = `1px solid ${vars.border.hairline}`;
const mono = {
  ...typeScale.mono,
  fontFamily: family.mono,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
} as const;
/** Bars go from edge to edge; what is on them keeps to the page's width. */
export const gutter = style(
  sectionRule({
    paddingInline: space[3],
    '@media': {
      [from('sm')]: { paddingInline: space[4] },
      [from('md')]: { paddingInline: `max(${space[8]}, (100% - ${measure.page}) / 2)` },
    },
  }),
);

export const root = style(sectionRule({ background: vars.surface.sunken }));

/** As tall as the frame, so that the tour in words begins below its edge. */
export const player = style(
  sectionRule({
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    minHeight: '100dvh',
    '@media': { print: { minHeight: 'auto' } },
  }),
);

export const head = style([
  gutter,
  sectionRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space[2],
    paddingBlock: space[2],
    borderBottom: rule,
    '@media': { [from('sm')]: { paddingBlock: space[3] } },
  }),
]);

export const clock = style(sectionRule(mono));

export const scenes = style([
  gutter,
  sectionRule({
    display: 'grid',
    gap: space[12],
    alignContent: 'center',
    minWidth: 0,
    paddingBlock: space[3],
  }),
]);

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const scene = style(
  sectionRule({
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
  }),
);

export const words = style(
  sectionRule({
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
  }),
);

/** In a small frame a sheet is shown a little smaller; its smallest words stay above 11 px. */
export const picture = style(
  sectionRule({
    minWidth: 0,
    '@media': { [screenBelow('md')]: { zoom: '0.88' }, [withoutScript]: { zoom: '1' } },
  }),
);

export const number = style(
  sectionRule({ ...mono, '@media': { [below('sm')]: { gridArea: '1 / 2' } } }),
);

export const name = style(
  sectionRule({
    ...typeScale.h3,
    textWrap: 'balance',
    '@media': { [below('sm')]: { gridArea: '1 / 1' }, [from('lg')]: typeScale.h2 },
  }),
);

export const caption = style(
  sectionRule({
    maxWidth: measure.prose,
    fontSize: '1rem',
    lineHeight: '1.5',
    color: vars.text.body,
    '@media': {
      [below('sm')]: { ...typeScale.small, gridColumn: '1 / -1' },
      [from('lg')]: typeScale.lead,
    },
  }),
);

export const transcript = style([
  gutter,
  sectionRule({
    display: 'grid',
    gap: space[6],
    paddingBlock: space[12],
    justifyItems: 'start',
  }),
]);

/** Repeats the captions, so it is left out where every scene shows its own. */
export const inWords = style(
  sectionRule({
    display: 'grid',
    gap: space[6],
    width: '100%',
    '@media': { [withoutScript]: { display: 'none' }, print: { display: 'none' } },
  }),
);

export const entries = style(sectionRule({ display: 'grid', borderTop: rule }));

export const entry = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    alignItems: 'baseline',
    paddingBlock: space[4],
    borderBottom: rule,
  }),
);

export const said = style(sectionRule({ maxWidth: measure.prose }));

export const jump = style(
  sectionRule({
    display: 'inline-block',
    minHeight: '24px',
    fontWeight: 600,
    selectors: { '&[aria-current]': { color: vars.text.strong } },
  }),
);

export const home = style(
  sectionRule({ display: 'inline-block', minHeight: '24px', fontWeight: 600 }),
);

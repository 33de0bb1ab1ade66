import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import {
  family,
  forcedColors,
  from,
  motion,
  radius,
  reducedMotion,
  space,
  typeScale,
  withoutScript,
} from '../../design/tokens.ts';

const rule = `1px solid ${vars.border.hairline}`;

export const root = style(
  sectionRule({
    display: 'grid',
    minWidth: 0,
    '@media': {
      [from('md')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr)' },
      [from('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
    selectors: { '&:not(:has(ol))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const middle = style(
  sectionRule({
    display: 'grid',
    gap: space[4],
    alignContent: 'center',
    justifyItems: 'center',
    minWidth: 0,
    padding: `${space[8]} ${space[4]}`,
    textAlign: 'center',
  }),
);

export const play = style(
  sectionRule({
    ...typeScale.h3,
    display: 'grid',
    gap: space[4],
    justifyItems: 'center',
    padding: space[2],
    color: vars.text.strong,
    '@media': { [withoutScript]: { display: 'none' } },
  }),
);

export const disc = style(
  sectionRule({
    display: 'grid',
    placeItems: 'center',
    width: '5.5rem',
    height: '5.5rem',
    borderRadius: '50%',
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
  }),
);

/** Where scripts run, the button leads to the demo. */
export const withoutScriptOnly = style(
  sectionRule({ display: 'none', '@media': { [withoutScript]: { display: 'block' } } }),
);

export const note = style(
  sectionRule({
    ...typeScale.small,
    display: 'grid',
    gap: space[2],
    justifyItems: 'center',
    maxWidth: '48ch',
    color: vars.text.muted,
    // It speaks of the button.
    '@media': { [withoutScript]: { display: 'none' } },
  }),
);

export const thirdParty = style(
  sectionRule({
    display: 'flex',
    gap: space[2],
    alignItems: 'baseline',
    textAlign: 'start',
    color: vars.text.strong,
    fontWeight: 600,
  }),
);

/** The story board: one frame a scene, in reading order. */
export const chapters = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignContent: 'center',
    gap: `${space[6]} ${space[4]}`,
    minWidth: 0,
    padding: space[4],
    background: vars.surface.page,
    borderTop: rule,
    '@media': {
      [from('md')]: {
        padding: space[6],
        gap: space[6],
        borderTop: 0,
        borderInlineStart: rule,
      },
    },
  }),
);

export const chapter = style(
  sectionRule({ display: 'grid', gap: space[2], alignContent: 'start', minWidth: 0 }),
);

export const still = style(
  sectionRule({
    display: 'grid',
    padding: space[2],
    background: vars.surface.sunken,
    border: rule,
    borderRadius: radius.control,
    '@media': { [from('lg')]: { padding: space[4] } },
  }),
);

export const name = style(
  sectionRule({
    ...typeScale.small,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[2],
    alignItems: 'baseline',
    color: vars.text.strong,
  }),
);

export const time = style(
  sectionRule({
    ...typeScale.mono,
    fontFamily: family.mono,
    fontVariantNumeric: 'tabular-nums',
    color: vars.text.muted,
  }),
);

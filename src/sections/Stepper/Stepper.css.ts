import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import {
  family,
  from,
  hairline,
  motion,
  radius,
  reducedMotion,
  space,
  withoutScript,
} from '../../design/tokens.ts';

/** Two columns, and tall enough for a picture to stay in view while its words pass. */
const staged = `screen and ${from('lg')} and (min-height: 44rem)`;

/** Below the header, which stays on top. */
const stageTop = '4.5rem';
const pad = space[12];

export const root = style({
  display: 'grid',
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: space[16],
    },
  },
});

export const step = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: space[12],
  selectors: { '& + &': { borderTop: hairline } },
  '@media': {
    // The words and the picture are cells of the list's own grid from here on.
    [from('lg')]: { display: 'contents' },
    print: { breakInside: 'avoid' },
  },
});

/** The stretch of the page that belongs to a step. */
export const stretch = style({
  minWidth: 0,
  '@media': {
    [from('lg')]: {
      gridColumn: 1,
      paddingBlock: pad,
      selectors: {
        [`${step} + ${step} > &`]: { borderTop: hairline },
      },
    },
    // As tall as the tallest picture, so that nothing moves when the pictures leave their rows.
    [staged]: { minHeight: '48rem' },
    [withoutScript]: { minHeight: 'auto' },
  },
});

/** Number, heading and text; they wait beside the picture until the next step pushes them on. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  gap: `${space[4]} ${space[6]}`,
  alignContent: 'start',
  '@media': { [staged]: { position: 'sticky', top: `calc(${stageTop} + ${pad})` } },
});

export const number = style({
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  fontFamily: family.mono,
  fontWeight: 600,
  color: vars.text.strong,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: radius.control,
  transition: `background-color ${motion.disclosure} ${motion.easing}, color ${motion.disclosure} ${motion.easing}`,
  selectors: {
    '[data-in-view] &': {
      color: vars.action.onFill,
      background: vars.action.fill,
      borderColor: vars.action.fill,
    },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
});

export const text = style({ gridColumn: '1 / -1', '@media': { [from('md')]: { gridColumn: 2 } } });

export const picture = style({
  minWidth: 0,
  '@media': {
    [from('lg')]: { gridColumn: 2, alignSelf: 'start', paddingBlock: pad },
    [staged]: {
      selectors: {
        // Once the browser says which step is in view, all pictures share one place beside the list.
        '[data-staged] > * > &': {
          position: 'sticky',
          top: stageTop,
          gridRow: '1 / span 5',
          transition: `opacity ${motion.disclosure} ${motion.easing}`,
        },
        // Gone at once, so that two pictures are never seen through each other.
        '[data-staged] > :not([data-in-view]) > &': {
          opacity: 0,
          pointerEvents: 'none',
          transition: 'none',
        },
      },
    },
    [reducedMotion]: { transition: 'none' },
  },
});

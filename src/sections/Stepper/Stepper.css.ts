import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import {
  from,
  hairline,
  monoFamily,
  motion,
  radius,
  reducedMotion,
  sideBySide,
  space,
  withScript,
} from '../../design/tokens.ts';

/** Windows where one picture stays beside the words that scroll past. Elsewhere each picture is at its step. */
const staged = `screen and ${from('lg')} and (min-height: 36rem) and ${withScript}`;

/** Greatest height of a picture and the space around it. A lower window shows the picture's lower end. */
const high = '--high';
const stageTop = `min(4.25rem, calc(100dvh - var(${high})))`;
const pad = space[12];

export const root = styleVariants({
  numbered: { ...sideBySide(5, 6), vars: { [high]: '47rem' } },
  plain: { ...sideBySide(4, 8, space[12]), vars: { [high]: '43rem' } },
});

// Small enough for two lines beside a wide picture.
globalStyle(`${root.plain} h2`, { fontSize: 'clamp(1.625rem, 1.43rem + 0.87vw, 2.125rem)' });

export const step = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: space[12],
  selectors: {
    '& + &': { borderTop: hairline },
    [`${root.plain} > &`]: { gap: space[3], paddingBlock: space[4] },
  },
  '@media': {
    [from('md')]: {
      selectors: { [`${root.plain} > &`]: { gap: space[4], paddingBlock: space[8] } },
    },
    // The words and the picture are cells of the list's own grid from here on.
    [from('lg')]: { display: 'contents' },
    print: { breakInside: 'avoid' },
  },
});

const wordsBase = style({
  minWidth: 0,
  display: 'grid',
  gap: `${space[4]} ${space[6]}`,
  alignContent: 'start',
  '@media': {
    [from('lg')]: {
      gridColumn: 1,
      paddingBlock: pad,
      selectors: { [`${step} + ${step} > &`]: { borderTop: hairline } },
    },
    // The last picture stays until its words have passed the middle of the window.
    [staged]: {
      selectors: { [`${step}:last-child > &`]: { minHeight: `calc(var(${high}) - 21rem)` } },
    },
  },
});

/** Number, heading and text of a step. */
export const words = styleVariants({
  numbered: [wordsBase, { gridTemplateColumns: '2.5rem minmax(0, 1fr)' }],
  plain: [
    wordsBase,
    {
      position: 'relative',
      gap: space[3],
      '@media': {
        [from('lg')]: { paddingBlock: space[8] },
        [staged]: {
          minHeight: '17rem',
          // A bar beside the words to which the picture belongs.
          selectors: {
            '[data-in-view] > &::before': {
              content: '',
              position: 'absolute',
              top: space[8],
              height: '6rem',
              insetInlineStart: `-${space[6]}`,
              borderInlineStart: `3px solid ${vars.action.fill}`,
            },
          },
        },
      },
    },
  ],
});

export const number = style({
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  fontFamily: monoFamily,
  fontWeight: 600,
  color: vars.text.strong,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: radius.control,
  transition: `background-color ${motion.disclosure} ${motion.easing}, color ${motion.disclosure} ${motion.easing}`,
  '@media': {
    // Filled for the step to which the picture belongs.
    [from('lg')]: {
      selectors: {
        '[data-in-view] &': {
          color: vars.action.onFill,
          background: vars.action.fill,
          borderColor: vars.action.fill,
        },
      },
    },
    [reducedMotion]: { transition: 'none' },
  },
});

export const text = styleVariants({
  numbered: {
    gridColumn: '1 / -1',
    '@media': { [from('md')]: { gridColumn: 2 } },
  },
  plain: { display: 'grid', gap: space[4], justifyItems: 'start' },
});

const pictureBase = style({
  minWidth: 0,
  '@media': {
    [from('lg')]: { gridColumn: 2, alignSelf: 'start', paddingBlock: pad },
    [staged]: {
      // All pictures share one place beside the list and look like one file that changes.
      position: 'sticky',
      top: stageTop,
      gridRow: '1 / span 5',
      paddingBlock: space[4],
      opacity: 0,
      pointerEvents: 'none',
      selectors: {
        // Until the script knows which step is in view, the first picture is visible.
        [`:not([data-staged]) > :first-child > &, [data-in-view] > &`]: {
          opacity: 1,
          pointerEvents: 'auto',
          transition: `opacity ${motion.disclosure} ${motion.easing}`,
        },
      },
    },
    [reducedMotion]: { transition: 'none' },
  },
});

export const picture = styleVariants({
  numbered: [pictureBase],
  plain: [
    pictureBase,
    // All frames have one height, so they look like one frame whose content changes.
    { '@media': { [staged]: { display: 'grid', minHeight: '43rem', paddingBlock: space[6] } } },
  ],
});

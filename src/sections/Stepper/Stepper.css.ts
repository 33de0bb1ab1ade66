import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
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

/** Two columns with room for a picture that stays while the words pass; paper and scriptless windows show each in its place. */
const staged = `screen and ${from('lg')} and (min-height: 36rem) and ${withScript}`;

/** Below the header, which stays on top. A picture taller than the window shows its lower end. */
const stageTop = 'min(4.25rem, calc(100dvh - 47rem))';
const pad = space[12];

export const root = style(sideBySide(5, 6));

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

/** The stretch of the page that belongs to a step: number, heading and text. */
export const words = style({
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  gap: `${space[4]} ${space[6]}`,
  alignContent: 'start',
  '@media': {
    [from('lg')]: {
      gridColumn: 1,
      paddingBlock: pad,
      selectors: { [`${step} + ${step} > &`]: { borderTop: hairline } },
    },
    // The last picture stays until its words have passed the middle of the window.
    [staged]: { selectors: { [`${step}:last-child > &`]: { minHeight: '26rem' } } },
  },
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
    // Tells to which step the picture beside them belongs.
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

export const text = style({ gridColumn: '1 / -1', '@media': { [from('md')]: { gridColumn: 2 } } });

export const picture = style({
  minWidth: 0,
  '@media': {
    [from('lg')]: { gridColumn: 2, alignSelf: 'start', paddingBlock: pad },
    [staged]: {
      // All pictures share one place beside the list: one file that changes.
      position: 'sticky',
      top: stageTop,
      gridRow: '1 / span 5',
      paddingBlock: space[4],
      opacity: 0,
      pointerEvents: 'none',
      selectors: {
        // The first one represents the rest until the browser says which step is in view.
        [`${root}:not([data-staged]) > :first-child > &, [data-in-view] > &`]: {
          opacity: 1,
          pointerEvents: 'auto',
          transition: `opacity ${motion.disclosure} ${motion.easing}`,
        },
      },
    },
    [reducedMotion]: { transition: 'none' },
  },
});

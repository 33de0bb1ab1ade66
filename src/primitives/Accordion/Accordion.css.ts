import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { from, hairline, motion, space, typeScale, withoutScript } from '../../design/tokens.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const item = style({
  borderBottom: hairline,
  selectors: { '&:first-child': { borderTop: hairline } },
});

/** Without scripts the heading is text above an open answer, and nothing to press. */
export const heading = style({
  '@media': { [withoutScript]: { ...typeScale.h3, paddingBlock: space[4] } },
});

export const trigger = style({
  ...typeScale.h3,
  display: 'flex',
  width: '100%',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[4],
  color: vars.text.strong,
  textAlign: 'left',
  '@media': {
    [from('md')]: { paddingBlock: space[6] },
    [withoutScript]: { display: 'none' },
  },
  selectors: { '&:hover': { color: vars.text.link } },
});

export const mark = style({
  display: 'inline-flex',
  color: vars.text.link,
  transition: `transform ${motion.disclosure} ${motion.easing}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
});

export const panel = style({
  // A closed panel is drawn, too, though its content is not: the motion belongs to opening.
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${motion.disclosure} ${motion.easing}` },
  },
  '@media': {
    // Where no script runs, or none arrives, every answer stays open; printed, too. Elsewhere a
    // closed panel is out of the way until `hidden="until-found"` takes over, which find-in-page
    // can still reach.
    screen: {
      selectors: {
        'html[data-scripts] &[data-state="closed"]:not([hidden])': { display: 'none' },
      },
    },
    print: { contentVisibility: 'visible' },
  },
});

// The panel itself keeps its padding while its content is hidden; only what is inside may have some.
export const content = style({ paddingBottom: space[6] });

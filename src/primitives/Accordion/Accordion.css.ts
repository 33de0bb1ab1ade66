import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { from, hairline, motion, space, typeScale, withoutScript } from '../../design/tokens.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const item = style({
  borderBottom: hairline,
  selectors: { '&:first-child': { borderTop: hairline } },
});

/** Without scripts the heading is plain text above an open answer; the button is hidden. */
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
  // Only when open: a closed panel is rendered, too, without its content, and must not animate.
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${motion.disclosure} ${motion.easing}` },
  },
  '@media': {
    // With scripts, closed panels are hidden before hydration, until React has set `hidden="until-found"`,
    // which lets find-in-page reach their content. Without scripts, or if none arrives, and in print, all
    // panels are open.
    screen: {
      selectors: {
        'html[data-scripts] &[data-state="closed"]:not([hidden])': { display: 'none' },
      },
    },
    print: { contentVisibility: 'visible' },
  },
});

// Padding is on the content: that of the panel would stay visible while the content is hidden.
export const content = style({ paddingBottom: space[6] });

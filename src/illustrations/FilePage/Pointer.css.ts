import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { motion } from '../../design/tokens.ts';
import { fileFrom } from './fileFrom.ts';

const base = style({
  position: 'absolute',
  insetInlineEnd: '12%',
  bottom: '-0.875rem',
  zIndex: 1,
  width: '1.5rem',
  height: '1.75rem',
  fill: vars.text.strong,
  stroke: vars.surface.page,
  strokeWidth: 1.5,
  transition: `transform ${motion.draw} ${motion.easing}, opacity ${motion.reveal} ${motion.easing}`,
  '@media': { print: { display: 'none' } },
});

/** Comes from below, and stays where it pressed. Its parent is what it points at. */
export const pointer = styleVariants({
  here: [base],
  coming: [base, { opacity: 0, transform: 'translate(3rem, 4rem)' }],
});

/** On a phone a finger presses: a touch in place of the arrow. */
export const touch = style({
  fillOpacity: 0.35,
  '@container': { [fileFrom.medium]: { display: 'none' } },
});

export const arrow = style({
  display: 'none',
  '@container': { [fileFrom.medium]: { display: 'inline' } },
});

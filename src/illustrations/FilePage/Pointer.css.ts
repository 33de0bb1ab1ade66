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

/** Moves in from below and stays after the press. It points at its parent, which must be positioned. */
export const pointer = styleVariants({
  here: [base],
  coming: [base, { opacity: 0, transform: 'translate(3rem, 4rem)' }],
});

/** A fingertip instead of the arrow, in a file as narrow as on a phone. */
export const touch = style({
  fillOpacity: 0.35,
  '@container': { [fileFrom.medium]: { display: 'none' } },
});

export const arrow = style({
  display: 'none',
  '@container': { [fileFrom.medium]: { display: 'inline' } },
});

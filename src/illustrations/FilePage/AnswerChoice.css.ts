import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { figures, forcedColors, motion, radius, space } from '../../design/tokens.ts';
import { fileFrom } from './fileFrom.ts';

/** The options take all height that the rest leaves. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
  '@container': { [fileFrom.medium]: { gap: space[3] } },
});

/** The competency's name, which moves here from the page before by a view transition. */
export const competency = style({
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: '1.3',
  color: vars.text.evidence,
  '@container': { [fileFrom.medium]: { fontSize: '1.25rem' } },
});

export const situation = style({
  fontSize: 'clamp(1.25rem, 5.2cqi, 1.75rem)',
  fontWeight: 600,
  lineHeight: '1.25',
  color: vars.text.strong,
});

/** Options one below the other; two by two from medium width. */
export const options = style({
  flex: 'auto',
  display: 'grid',
  gap: space[2],
  '@container': {
    [fileFrom.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] },
  },
});

const optionBase = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'center',
  minHeight: '2.625rem',
  padding: `${space[1]} ${space[2]}`,
  fontSize: 'clamp(1.0625rem, 4.2cqi, 1.25rem)',
  lineHeight: '1.3',
  color: vars.text.strong,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.control,
  transition: `background-color ${motion.disclosure} ${motion.easing}, box-shadow ${motion.disclosure} ${motion.easing}`,
  '@container': {
    [fileFrom.medium]: { minHeight: '4.5rem', paddingInline: space[4] },
  },
});

export const option = styleVariants({
  open: [optionBase],
  chosen: [
    optionBase,
    {
      background: vars.surface.tint,
      boxShadow: `inset 0 0 0 2px ${vars.border.evidence}`,
      '@media': { [forcedColors]: { outline: '3px solid Highlight' } },
    },
  ],
});

export const letter = style({ ...figures, color: vars.text.muted });

/** The score of the chosen answer, which grows and fades in. */
const scoreBase = style({
  width: '2.5rem',
  height: '2rem',
  transition: `opacity ${motion.disclosure} ${motion.easing}, transform ${motion.disclosure} ${motion.easing}`,
});

export const score = styleVariants({
  here: [scoreBase],
  coming: [scoreBase, { opacity: 0, transform: 'scale(0.6)' }],
});

/** A ring that appears and fades. */
const flash = keyframes({
  from: { boxShadow: `0 0 0 0 ${vars.border.evidence}` },
  '40%': { boxShadow: `0 0 0 0.375rem ${vars.border.evidence}` },
});

const flashing = { animation: `${flash} ${motion.draw} ${motion.easing} ${motion.reveal} 2` };

/** The score of an answer that was not chosen; the best answer's score lights up. */
export const level = {
  other: score,
  best: styleVariants({
    here: [scoreBase, { borderRadius: radius.cell, ...flashing }],
    coming: [score.coming],
  }),
};

/** The anchor that explains the score. */
const anchorBase = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
  alignSelf: 'start',
  padding: space[2],
  lineHeight: '1.3',
  fontWeight: 500,
  color: vars.text.strong,
  background: vars.surface.tint,
  borderRadius: radius.control,
  transition: `opacity ${motion.disclosure} ${motion.easing}`,
  '@container': { [fileFrom.medium]: { paddingInline: space[4], fontSize: '1.25rem' } },
});

export const anchor = styleVariants({
  here: [anchorBase, flashing],
  coming: [anchorBase, { opacity: 0 }],
});

export const anchorScore = style({ width: '2.5rem', height: '2rem' });

import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { figures, forcedColors, motion, radius, space } from '../../design/tokens.ts';
import { fileFrom } from './FilePage.css.ts';

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const situation = style({
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: '1.25',
  color: vars.text.strong,
  '@container': { [fileFrom.medium]: { fontSize: '1.75rem' } },
});

/** One below the other; two by two where there is room. */
export const options = style({
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
  minHeight: '2.75rem',
  padding: space[2],
  lineHeight: '1.3',
  color: vars.text.strong,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.control,
  transition: `background-color ${motion.disclosure} ${motion.easing}, box-shadow ${motion.disclosure} ${motion.easing}`,
  '@container': {
    [fileFrom.medium]: { minHeight: '4.5rem', paddingInline: space[4], fontSize: '1.25rem' },
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

/** The score falls in where the answer was taken. */
const scoreBase = style({
  width: '2.5rem',
  height: '2rem',
  transition: `opacity ${motion.disclosure} ${motion.easing}, transform ${motion.disclosure} ${motion.easing}`,
});

export const score = styleVariants({
  here: [scoreBase],
  coming: [scoreBase, { opacity: 0, transform: 'scale(0.6)' }],
});

import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { forcedColors, motion, radius, space, targetSize } from '../../design/tokens.ts';
import { fileFrom } from './fileFrom.ts';

export const root = style({ display: 'grid', gap: space[2], minWidth: 0, justifyItems: 'start' });

export const verdict = style({
  fontSize: '1.375rem',
  fontWeight: 600,
  lineHeight: '1.2',
  letterSpacing: '-0.015em',
  color: vars.text.strong,
  '@container': {
    [fileFrom.medium]: { fontSize: '2.25rem' },
    [fileFrom.wide]: { fontSize: '3rem' },
  },
});

export const reason = style({
  fontSize: '1.0625rem',
  lineHeight: '1.45',
  color: vars.text.muted,
  '@container': {
    [fileFrom.medium]: { fontSize: '1.25rem' },
    [fileFrom.wide]: { fontSize: '1.5rem' },
  },
});

/** The low score, which moves here from the page before by a view transition, and its check. */
export const flag = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
  padding: `${space[2]} ${space[3]}`,
  lineHeight: '1.35',
  background: vars.surface.sunken,
  borderInlineStart: `3px solid ${vars.action.fill}`,
  '@container': { [fileFrom.medium]: { fontSize: '1.25rem' } },
});

export const flagScore = style({ width: '2.5rem', height: '2rem' });

export const flagged = style({
  display: 'block',
  fontWeight: 600,
  color: vars.text.strong,
  '@container': { [fileFrom.medium]: { display: 'inline' } },
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  width: '100%',
  maxWidth: '30rem',
});

const choiceBase = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: `calc(${targetSize} + ${space[2]})`,
  fontSize: '1.125rem',
  fontWeight: 600,
  borderRadius: radius.control,
  transition: `transform ${motion.hover} ${motion.easing}, opacity ${motion.disclosure} ${motion.easing}, background-color ${motion.disclosure} ${motion.easing}`,
  '@container': { [fileFrom.medium]: { minHeight: '4rem', fontSize: '1.375rem' } },
});

const plain = { color: vars.text.strong, border: `1px solid ${vars.border.control}` } as const;

export const choice = styleVariants({
  open: [choiceBase, plain],
  pressed: [
    choiceBase,
    {
      color: vars.action.onFill,
      background: vars.action.fill,
      '@media': { [forcedColors]: { outline: '3px solid Highlight' } },
    },
  ],
});

/** The signature below the buttons. */
const signatureBase = style({
  display: 'grid',
  gridColumn: '1 / -1',
  justifyItems: 'start',
  color: vars.text.muted,
  transition: `opacity ${motion.reveal} ${motion.easing}`,
});

export const signature = styleVariants({
  here: [signatureBase],
  coming: [signatureBase, { opacity: 0 }],
});

export const hand = style({
  width: '8rem',
  height: '2.25rem',
  '@container': { [fileFrom.medium]: { width: '10rem', height: '3rem' } },
  fill: 'none',
  stroke: vars.text.strong,
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  borderBottom: `1px solid ${vars.border.control}`,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

const strokeBase = style({
  strokeDasharray: 1,
  transition: `stroke-dashoffset calc(2 * ${motion.draw}) ${motion.easing}`,
});

/** The signature's path, drawn from start to end like handwriting. */
export const stroke = styleVariants({
  here: [strokeBase, { strokeDashoffset: 0 }],
  coming: [strokeBase, { strokeDashoffset: 1 }],
});

import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { figures, forcedColors, motion, radius, space, targetSize } from '../../design/tokens.ts';
import { fileFrom } from './FilePage.css.ts';

export const root = style({ display: 'grid', gap: space[3], minWidth: 0, justifyItems: 'start' });

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

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  width: '100%',
  maxWidth: '30rem',
  paddingTop: space[3],
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

const signatureBase = style({
  ...figures,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingTop: space[2],
  color: vars.text.evidence,
  fontWeight: 600,
  transition: `opacity ${motion.reveal} ${motion.easing}`,
});

export const signature = styleVariants({
  here: [signatureBase],
  coming: [signatureBase, { opacity: 0 }],
});

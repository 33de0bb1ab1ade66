import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import { figures, hairline, motion, radius, space, stamp } from '../../design/tokens.ts';
import { fileFrom } from './fileFrom.ts';

export const root = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const competency = style({
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: '1.25',
  color: vars.text.strong,
  '@container': { [fileFrom.medium]: { fontSize: '1.75rem' } },
});

/** The field that the interviewer types in. */
export const note = style({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  background: vars.surface.page,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.control,
  '@container': { [fileFrom.medium]: { padding: space[4] } },
});

export const quote = style({
  fontSize: '1.125rem',
  fontWeight: 500,
  lineHeight: '1.35',
  color: vars.text.strong,
  '@container': {
    [fileFrom.medium]: { fontSize: '1.5rem' },
    [fileFrom.wide]: { fontSize: '1.75rem' },
  },
});

const wordBase = style({});

export const word = styleVariants({
  here: [wordBase, { transition: 'opacity 0s' }],
  coming: [wordBase, { opacity: 0 }],
});

// Words appear one after the other, as if typed.
for (let index = 1; index <= 16; index += 1)
  globalStyle(`${wordBase}:nth-child(${index})`, { transitionDelay: `${index * 120}ms` });

/** The minute, which shrinks onto the note like a stamp. */
const timeBase = style({
  ...figures,
  ...stamp,
  justifySelf: 'end',
  fontSize: '1rem',
  color: vars.text.evidence,
  borderColor: vars.border.evidence,
  rotate: '-4deg',
  transition: `opacity ${motion.hover}, transform ${motion.disclosure} ${motion.easing}`,
});

export const time = styleVariants({
  here: [timeBase],
  coming: [timeBase, { opacity: 0, transform: 'scale(2)' }],
});

/** What an answer at this level sounds like, beside the place of its score. */
export const anchor = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
  paddingTop: space[3],
  fontSize: '1.0625rem',
  lineHeight: '1.35',
  color: vars.text.strong,
  borderTop: hairline,
  '@container': { [fileFrom.medium]: { fontSize: '1.25rem' } },
});

export const place = style({
  width: '3rem',
  height: '2.5rem',
  border: `1px dashed ${vars.border.control}`,
  borderRadius: radius.cell,
});

const scoreBase = style({
  display: 'block',
  height: '100%',
  clipPath: 'inset(0)',
  transition: `clip-path ${motion.reveal} steps(6)`,
});

/** The score, revealed from top to bottom as if printed. */
export const score = styleVariants({
  here: [scoreBase],
  coming: [scoreBase, { clipPath: 'inset(0 0 100%)' }],
});

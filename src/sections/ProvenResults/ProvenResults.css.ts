import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { equalColumns, from, radius, space, typeScale } from '../../design/tokens.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

/** Three strips of paper, cut from one roll. */
export const counters = style({ ...equalColumns({ md: 3 }), gap: space[6] });

/** All as high as the highest. */
export const counter = style({ display: 'grid', minWidth: 0 });

// Words that do not fit beside their term take the whole width below it.
globalStyle(`${counter} dd`, { flexBasis: 'auto' });

export const ticking = style({
  display: 'block',
  fontSize: 'clamp(4rem, 3rem + 3.4vw, 6rem)',
  lineHeight: '0.95',
  fontWeight: 600,
  letterSpacing: '-0.045em',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.strong,
  '@media': { print: { display: 'none' } },
});

/** Above its end goes a rubber stamp, for the eye: the number is one to reach, and nobody has measured it. */
export const numeral = style({
  position: 'relative',
  '::after': {
    content: 'attr(data-stamp) / ""',
    position: 'absolute',
    // Across the rule of the head, clear of digits and unit.
    insetInlineEnd: `-${space[4]}`,
    top: '-2rem',
    padding: '0.1em 0.5em',
    fontSize: '1.5rem',
    fontWeight: 700,
    lineHeight: '1.2',
    letterSpacing: '0.08em',
    color: vars.text.error,
    background: vars.surface.page,
    border: `3px solid ${vars.text.error}`,
    borderRadius: radius.cell,
    transform: 'rotate(-9deg)',
  },
  '@media': {
    // Three beside each other leave less room beside the title.
    [from('md')]: { '::after': { fontSize: '1rem' } },
    [from('lg')]: { '::after': { fontSize: '1.5rem' } },
    print: { '::after': { position: 'static', display: 'inline-block', transform: 'none' } },
  },
});

export const unit = style({
  fontSize: '0.36em',
  paddingInlineStart: '0.12em',
  letterSpacing: '-0.01em',
  color: vars.text.muted,
});

/** For assistive technology on screen, and for everybody on paper. */
export const final = style({
  ...visuallyHidden,
  whiteSpace: 'nowrap',
  '@media': {
    print: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      ...typeScale.h2,
    },
  },
});

export const label = style({
  ...typeScale.h3,
  display: 'block',
  paddingTop: space[3],
  color: vars.text.strong,
});

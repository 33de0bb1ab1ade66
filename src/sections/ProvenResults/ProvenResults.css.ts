import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, space, typeScale } from '../../design/tokens.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

export const head = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'end',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space[12] },
  },
});

/** Three strips of paper, cut from one roll. */
export const counters = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const counter = style({ minWidth: 0 });

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

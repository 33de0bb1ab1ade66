import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { equalColumns, space, typeScale } from '../../design/tokens.ts';
import { visuallyHidden } from '../../design/visuallyHidden.ts';

/** Three receipts side by side. */
export const counters = style({ ...equalColumns({ md: 3 }), gap: 'clamp(0.75rem, 2vw, 1.5rem)' });

/** A grid, so that all counters are as high as the highest. */
export const counter = style({ display: 'grid', minWidth: 0 });

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

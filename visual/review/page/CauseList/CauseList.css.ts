import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { hairline, radius, space, typeScale } from '../../../../src/design/tokens.ts';

/** The two colors touch, because a small difference is visible only where they meet. */
export const swatches = style({
  flex: 'none',
  width: '3rem',
  height: '2rem',
  borderRadius: radius.cell,
  border: hairline,
  forcedColorAdjust: 'none',
});

export const cause = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  padding: `${space[3]} ${space[4]}`,
  textAlign: 'start',
  borderBottom: hairline,
  borderInlineStart: '3px solid transparent',
  selectors: {
    '&:hover': { background: vars.action.quietHover },
    '&[aria-current="true"]': {
      background: vars.surface.sunken,
      borderInlineStartColor: vars.action.fill,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const part = style({
  ...typeScale.mono,
  padding: `${space[3]} ${space[4]} ${space[1]}`,
  color: vars.text.muted,
});

export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

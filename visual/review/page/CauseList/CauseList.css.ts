import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { hairline, radius, space } from '../../../../src/design/tokens.ts';

export const swatches = style({
  display: 'inline-flex',
  flex: 'none',
  overflow: 'clip',
  borderRadius: radius.cell,
  border: hairline,
  forcedColorAdjust: 'none',
});

/** Both touch, because a small step shows at their common edge only. */
export const swatch = style({ width: '1.5rem', height: '2rem' });

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

export const words = style({ display: 'grid' });

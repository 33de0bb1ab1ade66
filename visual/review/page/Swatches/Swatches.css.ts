import { style } from '../../../../src/design/sectionStyle.ts';
import { hairline, radius } from '../../../../src/design/tokens.ts';

export const root = style({
  display: 'inline-flex',
  flex: 'none',
  overflow: 'clip',
  borderRadius: radius.cell,
  border: hairline,
  forcedColorAdjust: 'none',
});

/** Both touch, because a small step shows at their common edge only. */
export const swatch = style({ width: '1.125rem', height: '1.75rem' });

export const large = style({ width: '4rem', height: '4rem' });

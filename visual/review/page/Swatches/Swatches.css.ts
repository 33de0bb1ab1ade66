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
export const swatch = style({ width: '1.5rem', height: '2rem' });

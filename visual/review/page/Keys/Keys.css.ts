import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { hairline, space, typeScale } from '../../../../src/design/tokens.ts';

export const root = style({ position: 'relative' });

export const summary = style({ ...typeScale.small, padding: space[2], cursor: 'pointer' });

export const panel = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: 0,
  display: 'grid',
  gap: space[4],
  width: 'min(32rem, 90vw)',
  padding: space[4],
  background: vars.surface.raised,
  border: hairline,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: `${space[1]} ${space[4]}`,
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  alignItems: 'baseline',
});

export const key = style(typeScale.mono);

import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { radius, space, typeScale, withoutScript } from '../../design/tokens.ts';

export const root = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  '@media': { [withoutScript]: { display: 'none' } },
});

export const note = style({
  ...typeScale.small,
  display: 'grid',
  gap: space[2],
  color: vars.text.warning,
});

export const text = style({
  width: '100%',
  padding: space[2],
  color: vars.text.body,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.cell,
});

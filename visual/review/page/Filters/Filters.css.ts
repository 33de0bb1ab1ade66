import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { hairline, radius, space, typeScale } from '../../../../src/design/tokens.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[2],
  padding: space[4],
  borderBottom: hairline,
});

export const field = style({
  ...typeScale.small,
  display: 'grid',
  gap: space[1],
  color: vars.text.muted,
});

export const select = style({
  ...typeScale.small,
  width: '100%',
  minHeight: '2.25rem',
  paddingInline: space[2],
  font: 'inherit',
  color: vars.text.body,
  background: vars.surface.raised,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.control,
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
});

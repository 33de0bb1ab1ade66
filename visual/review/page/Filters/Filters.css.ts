import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { hairline, radius, space, typeScale } from '../../../../src/design/tokens.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderBottom: hairline,
});

export const field = style({ ...typeScale.small, display: 'grid', gap: space[1], minWidth: 0 });

export const select = style({
  minHeight: '2.75rem',
  minWidth: 0,
  color: vars.text.body,
  background: vars.surface.page,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.control,
});

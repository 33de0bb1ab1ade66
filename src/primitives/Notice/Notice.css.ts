import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { radius, space } from '../../design/tokens.ts';

export const root = style({
  padding: space[4],
  color: vars.text.error,
  fontWeight: 600,
  border: `1px solid ${vars.text.error}`,
  borderInlineStartWidth: '4px',
  borderRadius: radius.cell,
});

import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { radius } from '../../design/tokens.ts';

export const root = style({
  justifySelf: 'end',
  width: 'fit-content',
  padding: '0.2em 0.6em',
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: '1.3',
  color: vars.text.muted,
  border: `2px solid ${vars.border.control}`,
  borderRadius: radius.cell,
  transform: 'rotate(-2deg)',
});

import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, space } from '../../design/tokens.ts';

export const number = style({
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  display: 'inline-block',
  width: '2.25rem',
  paddingInlineEnd: space[2],
  textIndent: 0,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  '@media': { [from('lg')]: { textAlign: 'end' } },
});

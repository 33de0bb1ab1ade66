import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { figures, space } from '../../design/tokens.ts';

export const code = style({
  ...figures,
  fontSize: '1rem',
  lineHeight: '1.7',
  // Long lines are cut at the sheet's edge instead of wrapped, as in an editor.
  whiteSpace: 'pre',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBottom: space[6],
  color: vars.text.body,
});

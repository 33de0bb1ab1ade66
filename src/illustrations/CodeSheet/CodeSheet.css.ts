import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { figures, space } from '../../design/tokens.ts';

export const code = style({
  ...figures,
  fontSize: '1rem',
  lineHeight: '1.7',
  // A line goes off the sheet, as it does in an editor.
  whiteSpace: 'pre',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBottom: space[6],
  color: vars.text.body,
});

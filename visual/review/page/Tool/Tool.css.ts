import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { radius, space, typeScale } from '../../../../src/design/tokens.ts';

export const tool = style({
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minHeight: '2.75rem',
  minWidth: '2.75rem',
  color: vars.text.link,
  whiteSpace: 'nowrap',
  borderRadius: radius.control,
  selectors: {
    '&:hover': { background: vars.action.quietHover },
    '&:focus-visible': { borderRadius: radius.control },
  },
});

import { vars } from '../../../../src/design/contract.css.ts';
import { style, styleVariants } from '../../../../src/design/sectionStyle.ts';
import { radius } from '../../../../src/design/tokens.ts';

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  fontSize: '0.875rem',
  borderRadius: radius.pill,
  border: '1px solid currentColor',
});

export const mark = styleVariants({
  approve: [base, { color: vars.surface.page, background: vars.text.success }],
  reject: [base, { color: vars.surface.page, background: vars.text.error }],
  open: [base, { color: vars.border.control, borderStyle: 'dashed' }],
});

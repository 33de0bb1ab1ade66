import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { space, typeScale } from '../../../../src/design/tokens.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  border: 0,
});

export const option = style({
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '2.75rem',
  color: vars.text.muted,
  accentColor: vars.action.fill,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { color: vars.text.strong, fontWeight: 600 } },
});

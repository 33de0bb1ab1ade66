import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { linkTarget, radius, space, typeScale } from '../../design/tokens.ts';

export const root = style({
  padding: space[4],
  border: `1px solid ${vars.text.error}`,
  borderInlineStartWidth: '4px',
  borderRadius: radius.cell,
  selectors: { '&:has(> h3:focus)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' } },
});

export const heading = style({
  ...typeScale.body,
  fontWeight: 600,
  color: vars.text.error,
  outline: 'none',
});

export const link = style({
  ...linkTarget('2rem'),
  color: vars.text.error,
});

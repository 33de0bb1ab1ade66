import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { floatingSheet, hairline, sideBySide, space, typeScale } from '../../design/tokens.ts';

export const root = style([sideBySide(1, 1), { rowGap: space[6], alignItems: 'center' }]);

export const answer = style({
  ...typeScale.lead,
  color: vars.text.strong,
});

export const levels = style({ ...floatingSheet, overflow: 'hidden' });

export const level = style({
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  padding: space[4],
  color: vars.text.body,
  textDecoration: 'none',
  borderBottom: hairline,
  selectors: {
    '&:hover': { background: vars.action.quietHover },
    // Inside of the row: the sheet would cut off an outline around it.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../src/design/contract.css.ts';
import { space } from '../../src/design/tokens.ts';

/** Without a border, so that the overlay and the label have the same size. */
export const label = style({
  position: 'relative',
  display: 'inline-block',
  padding: space[3],
  selectors: {
    '&:has(:checked)': { color: vars.action.onFill, background: vars.action.fill },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}` },
  },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { space } from '../../design/tokens.ts';

export const tiles = style(
  sectionRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr))',
    gap: space[8],
  }),
);

export const tile = style(
  sectionRule({
    display: 'grid',
    gap: space[3],
    alignContent: 'start',
    paddingTop: space[4],
    borderTop: `2px solid ${vars.text.strong}`,
    minWidth: 0,
  }),
);

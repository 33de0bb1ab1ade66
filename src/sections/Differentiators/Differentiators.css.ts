import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { from, space } from '../../design/tokens.ts';

export const tiles = style(
  sectionRule({
    display: 'grid',
    gap: space[8],
    // Never three and one: the tiles are four.
    '@media': {
      [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
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

import { style } from '@vanilla-extract/css';
import { sectionRule } from '../../design/layered.ts';
import { from, space } from '../../design/tokens.ts';

export const root = style(
  sectionRule({
    display: 'grid',
    gap: space[8],
    alignItems: 'end',
    '@media': {
      [from('lg')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', columnGap: space[16] },
    },
  }),
);

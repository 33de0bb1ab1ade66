import { style } from '@vanilla-extract/css';
import { sectionRule } from '../../design/layered.ts';
import { from, space } from '../../design/tokens.ts';

export const root = style(
  sectionRule({
    display: 'grid',
    gap: space[12],
    alignItems: 'center',
    '@media': {
      [from('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: space[16] },
    },
  }),
);

export const trust = style(
  sectionRule({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` }),
);

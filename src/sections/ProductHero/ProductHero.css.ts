import { style } from '../../design/sectionStyle.ts';
import { from, space } from '../../design/tokens.ts';

export const root = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space[16] },
  },
});

export const picture = style({ minWidth: 0 });

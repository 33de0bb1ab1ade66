import { style } from '../../design/sectionStyle.ts';
import { from, space } from '../../design/tokens.ts';

export const root = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[16] },
  },
});

export const words = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const ways = style({ display: 'grid', gap: space[3], paddingTop: space[6] });

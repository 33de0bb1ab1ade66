import { style } from '../../design/sectionStyle.ts';
import { from, space } from '../../design/tokens.ts';

/** Words, picture, chips; from `lg` on the picture is beside both. */
export const root = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[16],
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  alignContent: 'start',
  minWidth: 0,
  '@media': { [from('lg')]: { gap: space[6], paddingTop: space[4] } },
});

export const form = style({ width: '100%', maxWidth: '30rem' });

export const picture = style({
  minWidth: 0,
  '@media': { [from('lg')]: { gridColumn: 2, gridRow: '1 / 3' } },
});

export const chips = style({ minWidth: 0 });

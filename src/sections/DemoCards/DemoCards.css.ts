import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, radius, space } from '../../design/tokens.ts';

export const cards = style({
  display: 'grid',
  gap: space[12],
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[8] },
    [from('lg')]: { columnGap: space[12], rowGap: space[16] },
  },
});

export const card = style({ display: 'grid', gap: space[6], alignContent: 'start', minWidth: 0 });

/** The dashed edge of something that is still to come. */
export const picture = style({
  display: 'grid',
  aspectRatio: '16 / 9',
  placeItems: 'center',
  paddingInline: '14%',
  background: vars.surface.sunken,
  border: `1px dashed ${vars.border.control}`,
  borderRadius: radius.card,
});

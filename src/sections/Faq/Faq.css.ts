import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, space, typeScale } from '../../design/tokens.ts';

export const root = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', columnGap: space[16] },
  },
});

export const intro = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': { [from('lg')]: { position: 'sticky', top: space[24], alignSelf: 'start' } },
});

export const ask = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.border.control}`,
});

export const group = style({ selectors: { '& + &': { paddingTop: space[12] } } });

export const groupHeading = style({
  ...typeScale.mono,
  paddingBlock: space[3],
  color: vars.text.muted,
  borderBottom: `1px solid ${vars.border.control}`,
});

import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, hairline, space, typeScale } from '../../design/tokens.ts';

export const item = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[4],
  borderTop: hairline,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr) minmax(0, 4fr)',
      columnGap: space[8],
      alignItems: 'baseline',
    },
  },
});

export const where = style({
  ...typeScale.small,
  fontSize: typeScale.small.fontSize,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
  minWidth: 0,
});

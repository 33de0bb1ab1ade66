import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { family, from, space, typeScale } from '../../design/tokens.ts';

export const item = style(
  sectionRule({
    display: 'grid',
    gap: space[2],
    paddingBlock: space[4],
    borderTop: `1px solid ${vars.border.hairline}`,
    '@media': {
      [from('lg')]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr) minmax(0, 4fr)',
        columnGap: space[8],
        alignItems: 'baseline',
      },
    },
  }),
);

export const where = style(
  sectionRule({
    ...typeScale.mono,
    fontFamily: family.mono,
    color: vars.text.faint,
    overflowWrap: 'anywhere',
    minWidth: 0,
  }),
);

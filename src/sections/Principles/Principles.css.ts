import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, hairline, sideBySide, space, typeScale } from '../../design/tokens.ts';

export const root = style({ ...sideBySide(4, 8), gap: space[8], alignItems: 'start' });

export const principle = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'baseline',
  paddingBlock: space[6],
  borderBottom: hairline,
  selectors: { '&:first-child': { borderTop: `2px solid ${vars.text.strong}` } },
  '@media': {
    [from('md')]: {
      gridTemplateColumns: '2rem minmax(0, 6fr) minmax(0, 7fr)',
      columnGap: space[6],
    },
  },
});

export const number = style({ ...typeScale.small, color: vars.text.muted });

export const text = style({
  gridColumn: 2,
  color: vars.text.muted,
  '@media': { [from('md')]: { gridColumn: 'auto' } },
});

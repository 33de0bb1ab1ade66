import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, space } from '../../design/tokens.ts';

export const message = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: space[6],
  borderInlineStart: `2px solid ${vars.border.evidence}`,
  '@media': { [from('md')]: { paddingInlineStart: space[8] } },
});

export const ways = style({ display: 'grid', justifyItems: 'start', gap: space[1] });

import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { from, space } from '../../design/tokens.ts';

export const message = style(
  sectionRule({
    display: 'grid',
    gap: space[4],
    paddingInlineStart: space[6],
    borderInlineStart: `2px solid ${vars.border.evidence}`,
    '@media': { [from('md')]: { paddingInlineStart: space[8] } },
  }),
);

export const ways = style(sectionRule({ display: 'grid', justifyItems: 'start', gap: space[1] }));

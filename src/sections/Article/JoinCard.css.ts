import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, space, typeScale } from '../../design/tokens.ts';
import { table } from './ArticleBody.css.ts';

export const root = style({
  display: 'none',
  '@media': {
    [`screen and ${from('xl')}`]: {
      display: 'grid',
      gap: space[4],
      position: 'sticky',
      top: space[24],
      // Not sticky beside a wide table, which takes this margin, too: the card would scroll over it.
      selectors: { [`:has(${table.wide}) ~ &`]: { position: 'static' } },
      alignSelf: 'start',
      paddingTop: space[4],
      borderTop: `6px solid ${vars.text.strong}`,
    },
  },
});

export const text = style({ ...typeScale.h3, fontSize: '1.25rem', color: vars.text.strong });

export const note = style({ ...typeScale.small, color: vars.text.muted });

import { style } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { sectionRule } from '../../design/layered.ts';
import { from, space } from '../../design/tokens.ts';

export const root = style(
  sectionRule({
    display: 'grid',
    gap: space[12],
    alignItems: 'center',
    '@media': {
      [from('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: space[16] },
    },
  }),
);

export const trust = style(
  sectionRule({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}` }),
);

export const promise = style(
  sectionRule({
    display: 'inline-flex',
    gap: space[3],
    selectors: {
      // The second text is what a screen reader says: nothing.
      '&:not(:first-child)::before': { content: '"·" / ""', color: vars.border.control },
    },
  }),
);

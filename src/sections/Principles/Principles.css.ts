import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import { from, hairline, space, typeScale } from '../../design/tokens.ts';

const principleBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'center',
  // More space below, so that a receipt's shadow ends above the rule.
  paddingBlock: `${space[6]} ${space[8]}`,
  selectors: {
    '&:first-child': { borderTop: `2px solid ${vars.text.strong}` },
    '&:not(:last-child)': { borderBottom: hairline },
  },
});

export const principle = styleVariants({
  plain: [principleBase],
  shown: [
    principleBase,
    {
      '@media': {
        [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [from('lg')]: { gap: space[16], paddingBlock: space[8] },
      },
    },
  ],
});

export const number = style({ ...typeScale.small, color: vars.text.muted });

export const words = style({ display: 'grid', gap: space[2] });

globalStyle(`${words} > h3`, typeScale.part);

/** From `lg` on, to the right and to the left of the words in turn. */
export const picture = style({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  '@media': {
    [from('lg')]: {
      vars: { '--value': '1.75rem' },
      selectors: { [`${principle.shown}:nth-child(even) > &`]: { order: -1 } },
    },
  },
});

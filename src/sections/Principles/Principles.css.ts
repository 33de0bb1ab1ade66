import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { from, hairline, space, typeScale } from '../../design/tokens.ts';

const principleBase = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: `${space[6]} ${space[4]}`,
  alignItems: 'center',
  // A receipt's shadow ends above the rule.
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
        [from('md')]: { gridTemplateColumns: '2rem minmax(0, 1fr) minmax(0, 1fr)' },
        [from('lg')]: {
          paddingBlock: space[8],
          // The picture is at either side in turn.
          selectors: {
            '&:nth-child(even)': {
              gridTemplateColumns: 'minmax(0, 1fr) 2rem minmax(0, 1fr)',
            },
          },
        },
      },
    },
  ],
});

export const number = style({ ...typeScale.small, alignSelf: 'start', color: vars.text.muted });

export const words = style({ display: 'grid', gap: space[2], alignSelf: 'start' });

export const picture = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': {
    [from('md')]: { gridColumn: 'auto' },
    [from('lg')]: {
      paddingInlineStart: space[8],
      selectors: {
        [`${principle.shown}:nth-child(even) > &`]: { order: -1, paddingInline: `0 ${space[8]}` },
      },
    },
  },
});

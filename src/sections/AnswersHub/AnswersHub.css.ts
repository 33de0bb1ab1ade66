import { style } from '../../design/sectionStyle.ts';
import { from, space } from '../../design/tokens.ts';

export const head = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'end',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', columnGap: space[16] },
  },
});

export const ledger = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: `${space[4]} ${space[16]}`,
  '@media': { [from('lg')]: { paddingBlock: `${space[8]} ${space[24]}` } },
});

/** How many there are, and the search that is still to come. */
export const ledgerHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
});

import { style } from '../../design/sectionStyle.ts';
import { equalColumns, from, sideBySide, space, wrappingRow } from '../../design/tokens.ts';

export const head = style({ ...sideBySide(8, 4), gap: space[8], alignItems: 'end' });

export const ledger = style({
  display: 'grid',
  gap: space[4],
  paddingBottom: space[12],
  '@media': { [from('lg')]: { paddingBlock: `${space[8]} ${space[24]}` } },
});

/** Three cards in a row of six columns: two that are left over are half a row each. */
export const cards = style({
  ...equalColumns({ md: 2, lg: 6 }),
  gap: 'clamp(0.75rem, 2vw, 1.5rem)',
});

/** How many there are, and the search that is still to come. */
export const ledgerHead = style({
  ...wrappingRow(`${space[2]} ${space[6]}`, 'center'),
  justifyContent: 'space-between',
});

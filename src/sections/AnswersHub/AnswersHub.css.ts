import { style } from '../../design/sectionStyle.ts';
import { from, sideBySide, space, wrappingRow } from '../../design/tokens.ts';

export const head = style({ ...sideBySide(8, 4), gap: space[8], alignItems: 'end' });

export const ledger = style({
  display: 'grid',
  gap: space[4],
  paddingBottom: space[12],
  '@media': { [from('lg')]: { paddingBlock: `${space[8]} ${space[24]}` } },
});

export const list = style({ display: 'grid', gap: space[2] });

/** The number of articles, and the box of the future search. */
export const ledgerHead = style({
  ...wrappingRow(`${space[2]} ${space[6]}`, 'center'),
  justifyContent: 'space-between',
});

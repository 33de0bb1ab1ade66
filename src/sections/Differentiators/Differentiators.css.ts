import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { equalColumns, space } from '../../design/tokens.ts';

/** As many columns as divide the tiles without a remainder, so that a row always fills the width. */
export const tiles = styleVariants({
  three: { ...equalColumns({ lg: 3 }), gap: space[8] },
  four: { ...equalColumns({ md: 2, lg: 4 }), gap: space[8] },
});

export const tile = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  justifyItems: 'start',
  minWidth: 0,
  paddingTop: space[4],
  borderTop: `2px solid ${vars.text.strong}`,
});

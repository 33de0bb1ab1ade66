import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { from, space } from '../../design/tokens.ts';

const base = style({ display: 'grid', gap: space[8] });

/** As many columns as divide the tiles without a remainder, so that a row always fills the width. */
export const tiles = styleVariants({
  three: [
    base,
    {
      '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  ],
  four: [
    base,
    {
      '@media': {
        [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [from('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  ],
});

const plain = style({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 });

export const tile = styleVariants({
  ruled: [
    plain,
    {
      justifyItems: 'start',
      paddingTop: space[4],
      borderTop: `2px solid ${vars.text.strong}`,
    },
  ],
  shown: [plain],
});

import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { equalColumns, from, radius, screenBelow, space } from '../../design/tokens.ts';

/** As many columns as divide the tiles without a remainder, so that a row always fills the width. */
export const tiles = styleVariants({
  three: { ...equalColumns({ lg: 3 }), gap: space[8] },
  four: { ...equalColumns({ md: 2, lg: 4 }), gap: space[8] },
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
  shown: [
    plain,
    {
      '@media': {
        // A picture as wide as the page would be a stripe: the words take the room beside it.
        [from('md')]: {
          selectors: {
            [`${tiles.three} > &`]: {
              gridTemplateColumns: '18rem minmax(0, 1fr)',
              columnGap: space[8],
            },
          },
        },
        [from('lg')]: {
          selectors: {
            // Links of a row are at one height.
            [`${tiles.three} > &`]: {
              gridTemplateColumns: 'none',
              gridTemplateRows: 'auto auto 1fr',
            },
          },
        },
      },
    },
  ],
});

export const picture = style({
  height: '8.5rem',
  marginBottom: space[1],
  overflow: 'hidden',
  borderRadius: radius.card,
  '@media': {
    // Below each other on a phone, they would be as long as the words again.
    [screenBelow('md')]: { display: 'none' },
    [from('md')]: { selectors: { [`${tiles.three} &`]: { gridRow: 'span 3' } } },
    [from('lg')]: { selectors: { [`${tiles.three} &`]: { gridRow: 'auto' } } },
  },
});

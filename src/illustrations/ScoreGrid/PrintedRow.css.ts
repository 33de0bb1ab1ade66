import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { from, space } from '../../design/tokens.ts';
import { names, row } from './ScoreGrid.css.ts';

/** What a row prints opens below it while its score is the pressed one. */
export const printed = style({
  '@supports': {
    'selector(:has(*))': {
      selectors: { [`${row}:not(:has(:checked)) + &`]: { display: 'none' } },
    },
  },
});

const slipBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingBlock: `${space[3]} ${space[4]}`,
  // Figures of equal width would spread the commas of running words.
  fontVariantNumeric: 'normal',
});

/** Where the grid is wide, the paper is below the columns from the first candidate to the third. */
export const slip = styleVariants({
  card: [slipBase],
  spread: [
    slipBase,
    {
      paddingInlineEnd: 'var(--gutter)',
      '@media': {
        [`screen and ${from('lg')}`]: {
          gridTemplateColumns: `${names} minmax(0, 1fr) calc((100% - ${names}) / 4)`,
          paddingInlineEnd: 0,
        },
      },
    },
  ],
});

/** Why, in a line with the paper's upper edge; where there is no room the paper says enough. */
export const why = style({
  display: 'none',
  '@media': {
    [`screen and ${from('lg')}`]: {
      display: 'block',
      alignSelf: 'start',
      // The paper hangs from a slot.
      marginTop: '6px',
      padding: `${space[3]} ${space[8]} 0 0`,
      borderTop: `2px solid ${vars.border.evidence}`,
      color: vars.text.muted,
    },
  },
});

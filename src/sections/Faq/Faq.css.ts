import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { from, hairline, radius, sideBySide, space, wrappingRow } from '../../design/tokens.ts';

/** Names on the left, what belongs to them on the right; one below the other on narrow screens. */
const columns = sideBySide(4, 7);

export const root = style({
  display: 'grid',
  gap: space[8],
  '@media': { [from('lg')]: { gap: space[16] } },
});

export const intro = style([columns, { rowGap: space[8], alignItems: 'end' }]);

export const ask = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.border.control}`,
});

export const group = style([
  columns,
  {
    selectors: { '& + &': { paddingTop: space[12] } },
    '@media': { [from('lg')]: { selectors: { '& + &': { paddingTop: space[16] } } } },
  },
]);

/** The name with its picture: one row above the questions; beside them, it stays in view. */
export const groupHead = style({
  ...wrappingRow(`${space[3]} ${space[4]}`, 'end'),
  borderBottom: `2px solid ${vars.text.strong}`,
  '@media': {
    [from('lg')]: {
      display: 'grid',
      gap: space[4],
      alignSelf: 'start',
      alignItems: 'start',
      position: 'sticky',
      top: space[16],
      borderBottom: 0,
    },
  },
});

export const picture = style({
  flex: '0 1 11rem',
  minWidth: 0,
  height: '6rem',
  overflow: 'hidden',
  border: hairline,
  borderBottom: 0,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  '@media': {
    [from('lg')]: {
      maxWidth: '18rem',
      height: '7.5rem',
      borderBottom: hairline,
      borderRadius: radius.card,
    },
  },
});

/** Heavier than the questions below it. */
export const groupHeading = style({
  flex: '1 1 8rem',
  minWidth: 0,
  paddingBottom: space[3],
  fontSize: '1.625rem',
  lineHeight: '1.15',
  letterSpacing: '-0.015em',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '@media': {
    [from('lg')]: { paddingBlock: `${space[4]} 0`, fontSize: '2rem' },
  },
});

export const questions = style({
  minWidth: 0,
  '@media': { [from('lg')]: { borderTop: `2px solid ${vars.text.strong}` } },
});

// One rule above the first question is enough.
globalStyle(`${questions} > :first-child`, { borderTop: 0 });

import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { from, sideBySide, space } from '../../design/tokens.ts';

/** Headings on the left, their content on the right; one below the other on narrow screens. */
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

/** Heavier than the questions below it. From `lg` on it is beside them and stays in view. */
export const groupHeading = style({
  minWidth: 0,
  paddingBottom: space[3],
  fontSize: '1.625rem',
  lineHeight: '1.15',
  letterSpacing: '-0.015em',
  fontWeight: 700,
  overflowWrap: 'anywhere',
  borderBottom: `2px solid ${vars.text.strong}`,
  '@media': {
    [from('lg')]: {
      alignSelf: 'start',
      position: 'sticky',
      top: space[16],
      paddingBlock: `${space[4]} 0`,
      fontSize: '2rem',
      borderBottom: 0,
    },
  },
});

export const questions = style({
  minWidth: 0,
  '@media': { [from('lg')]: { borderTop: `2px solid ${vars.text.strong}` } },
});

// The list or the heading has a rule above the first question already.
globalStyle(`${questions} > :first-child`, { borderTop: 0 });

import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { from, hairline, radius, sideBySide, space, typeScale } from '../../design/tokens.ts';

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

/** Stays beside its questions. */
export const groupHead = style({
  display: 'grid',
  alignContent: 'start',
  '@media': {
    [from('lg')]: { position: 'sticky', top: space[16], alignSelf: 'start' },
  },
});

export const picture = style({
  height: '7rem',
  overflow: 'hidden',
  border: hairline,
  borderRadius: radius.card,
  '@media': { [from('lg')]: { maxWidth: '18rem' } },
});

export const groupHeading = style({
  ...typeScale.small,
  paddingBlock: space[3],
  color: vars.text.muted,
  borderBottom: `1px solid ${vars.border.control}`,
  '@media': {
    [from('lg')]: {
      ...typeScale.h3,
      fontFamily: 'inherit',
      paddingBlock: space[6],
      color: vars.text.strong,
      borderBottom: 0,
    },
  },
});

export const questions = style({
  minWidth: 0,
  '@media': { [from('lg')]: { borderTop: `2px solid ${vars.text.strong}` } },
});

// One rule above the first question is enough.
globalStyle(`${questions} > :first-child`, { borderTop: 0 });

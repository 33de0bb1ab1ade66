import { style } from '../../design/sectionStyle.ts';
import { from, space } from '../../design/tokens.ts';

export const root = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'center',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: space[16] },
  },
});

/** Room for a separator before each promise; the ones that begin a line are clipped away. */
const gap = '1.5rem';

export const trust = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[1],
  marginInlineStart: `-${gap}`,
  clipPath: `inset(0 0 0 ${gap})`,
});

export const promise = style({
  position: 'relative',
  paddingInlineStart: gap,
  selectors: {
    '&::before': {
      // The second text is what a screen reader says: nothing.
      content: '"·" / ""',
      position: 'absolute',
      insetInlineStart: 0,
      width: gap,
      textAlign: 'center',
    },
  },
});

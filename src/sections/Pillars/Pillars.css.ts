import { style, styleVariants } from '../../design/sectionStyle.ts';
import { from, sideBySide, space } from '../../design/tokens.ts';

/** Where the words are to the picture on wide screens; on narrow ones they come first. */
export const layout = styleVariants({
  start: { ...sideBySide(5, 7), gap: space[8], alignItems: 'center' },
  end: { ...sideBySide(7, 5), gap: space[8], alignItems: 'center' },
  above: { display: 'grid', gap: space[12], alignItems: 'center' },
});

export const words = styleVariants({
  start: { display: 'grid', gap: space[8] },
  end: {
    display: 'grid',
    gap: space[8],
    '@media': { [from('lg')]: { gridColumn: 2, gridRow: 1 } },
  },
  above: { ...sideBySide(5, 7), gap: space[4], alignItems: 'end' },
});

export const picture = style({ minWidth: 0 });

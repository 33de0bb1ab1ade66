import { style, styleVariants } from '../../design/sectionStyle.ts';
import { from, highWindow, sideBySide, space } from '../../design/tokens.ts';

const halves = { ...sideBySide(1, 1), gap: space[8], alignItems: 'start' } as const;

/** Where the words are to the picture on wide screens; on narrow ones they come first. */
export const layout = styleVariants({
  start: halves,
  end: halves,
  above: { display: 'grid', gap: space[12], alignItems: 'center' },
});

/** Stays in view beside a picture that is taller than it. */
const beside = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [`${from('lg')} and ${highWindow}`]: { position: 'sticky', top: space[24] },
  },
});

export const words = styleVariants({
  start: [beside],
  end: [beside, { '@media': { [from('lg')]: { gridColumn: 2, gridRow: 1 } } }],
  above: [{ ...sideBySide(5, 7), gap: space[4], alignItems: 'end' }],
});

export const picture = style({ minWidth: 0 });

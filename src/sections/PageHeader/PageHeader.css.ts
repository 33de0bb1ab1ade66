import { style } from '../../design/sectionStyle.ts';
import { below, sideBySide, space } from '../../design/tokens.ts';

export const shown = style({ ...sideBySide(7, 5), gap: space[8], alignItems: 'start' });

export const picture = style({ minWidth: 0 });

/** Aligned with the lower end of the words. */
export const form = style({
  minWidth: 0,
  alignSelf: 'end',
  '@media': { [below('md')]: { paddingBottom: space[4] } },
});

import { from } from './breakpoints.ts';
import { stylesIn } from './layered.ts';
import { utility } from './layers.css.ts';
import { space } from './palette.ts';

// The classes of `Stack`: layout that a parent sets for its children. Plain classes, because a function that
// combines them would add its code to every page.
const { style, styleVariants } = stylesIn(utility);

// The two largest steps are only for padding.
const { 24: _large, 32: _largest, ...smaller } = space;
const steps: Omit<typeof space, 24 | 32> = smaller;

/** A step of the space scale. */
export type Gap = keyof typeof steps;

export const stack = style({ display: 'flex' });

export const directions = styleVariants({
  column: { flexDirection: 'column' },
  row: { flexDirection: 'row', flexWrap: 'wrap' },
});

export const aligned = styleVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  stretch: { alignItems: 'stretch' },
});

export const gaps = styleVariants(steps, (gap) => ({ gap }));

export const wideGaps = styleVariants(steps, (gap) => ({ '@media': { [from('md')]: { gap } } }));

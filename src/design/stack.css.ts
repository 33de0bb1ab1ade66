import { from } from './breakpoints.ts';
import { stylesIn } from './layered.ts';
import { utility } from './layers.css.ts';
import { space } from './palette.ts';

// Layout only, and only what a parent may say about its children. Classes by name, because a function that
// puts them together would travel with every page.
const { style, styleVariants } = stylesIn(utility);

// The largest steps are for padding alone.
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

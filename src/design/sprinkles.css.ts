import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { from } from './breakpoints.ts';
import { utility } from './layers.css.ts';
import { space } from './palette.ts';

// Every value is a rule on every page: the largest steps are for padding alone.
const { 24: _large, 32: _largest, ...smaller } = space;
const gap: Omit<typeof space, 24 | 32> = smaller;

/** Layout only, and only what a parent may say about its children. */
const responsive = defineProperties({
  '@layer': utility,
  conditions: { narrow: {}, wide: { '@media': from('md') } },
  defaultCondition: 'narrow',
  properties: { gap },
});

const fixed = defineProperties({
  '@layer': utility,
  properties: {
    display: ['flex'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap'],
    alignItems: ['start', 'center', 'stretch'],
  },
});

export const sprinkles = createSprinkles(responsive, fixed);
export type Sprinkles = Parameters<typeof sprinkles>[0];

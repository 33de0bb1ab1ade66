import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { from } from './breakpoints.ts';
import { utility } from './layers.css.ts';
import { space } from './palette.ts';

/** Layout only, and only what a parent may say about its children. */
const layout = defineProperties({
  '@layer': utility,
  conditions: { narrow: {}, wide: { '@media': from('md') } },
  defaultCondition: 'narrow',
  properties: {
    flexDirection: ['row', 'column'],
    gap: space,
  },
});

const alignment = defineProperties({
  '@layer': utility,
  properties: {
    display: ['flex', 'grid'],
    flexWrap: ['wrap'],
    alignItems: ['start', 'center', 'baseline', 'stretch'],
    justifyContent: ['start', 'space-between', 'center'],
  },
});

export const sprinkles = createSprinkles(layout, alignment);
export type Sprinkles = Parameters<typeof sprinkles>[0];

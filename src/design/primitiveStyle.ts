import { stylesIn } from './layered.ts';
import { primitive } from './layers.css.ts';

/** Styles of primitives. Styles of the sections that use them override these. */
export const { style, styleVariants } = stylesIn(primitive);

import { stylesIn } from './layered.ts';
import { primitive } from './layers.css.ts';

/** Styles of primitives; those of the sections that use them are stronger. */
export const { style, styleVariants } = stylesIn(primitive);

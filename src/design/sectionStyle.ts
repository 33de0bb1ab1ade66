import { stylesIn } from './layered.ts';
import { section } from './layers.css.ts';

/** Styles of everything that is built of primitives. */
export const { style, styleVariants, globalStyle } = stylesIn(section);

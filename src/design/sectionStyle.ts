import { stylesIn } from './layered.ts';
import { section } from './layers.css.ts';

/** Styles of everything that is built from primitives. They override the primitives' own. */
export const { style, styleVariants, globalStyle } = stylesIn(section);

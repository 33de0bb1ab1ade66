import { createGlobalTheme, createTheme, globalLayer } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { inverse, light } from './themes.ts';

createGlobalTheme(':root', vars, light);

/** Everything inside an element of this class is on a dark band. */
export const inverseTheme = createTheme(vars, inverse);

// Named here so that the order of the layers is fixed by the first stylesheet of every page.
globalLayer('reset');

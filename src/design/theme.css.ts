import {
  assignVars,
  createGlobalTheme,
  createTheme,
  globalLayer,
  globalStyle,
  style,
} from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { moreContrast as asksForMore } from './breakpoints.ts';
import { inverse, light, moreContrast } from './themes.ts';

/** Everything inside an element of this class is on white paper, also in a dark band. */
export const paperTheme = style({});

createGlobalTheme(`:root, .${paperTheme}`, vars, light);

/** Everything inside an element of this class is on a dark band. */
export const inverseTheme = createTheme(vars, inverse);

// Named here so that the order of the layers is fixed by the first stylesheet of every page.
globalLayer('reset');

for (const [selector, { text, border }] of [
  [`:root, .${paperTheme}`, moreContrast.light],
  [`.${inverseTheme}`, moreContrast.inverse],
] as const)
  globalStyle(selector, {
    '@media': {
      [asksForMore]: {
        vars: { ...assignVars(vars.text, text), ...assignVars(vars.border, border) },
      },
    },
  });

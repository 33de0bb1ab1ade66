import {
  assignVars,
  createGlobalTheme,
  globalLayer,
  globalStyle,
  style,
} from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { moreContrast as asksForMore } from './breakpoints.ts';
import { bands, dark, light, moreContrast } from './themes.ts';

interface Values {
  readonly [name: string]: string | Values;
}

/** Joins both values of each token as `light-dark()`, from which browsers take the one for the color scheme. */
function lightDark<Group extends object>(inLight: Group, inDark: NoInfer<Group>): Group {
  const others = inDark as Values;
  return Object.fromEntries(
    Object.entries(inLight as Values).map(([name, value]) => {
      const other = others[name];
      if (typeof value !== 'string') return [name, lightDark(value, other as Values)];
      return [name, value === other ? value : `light-dark(${value}, ${other as string})`];
    }),
  ) as Group;
}

/** Class of white paper: everything inside has the light theme, even on a dark page or band. */
export const paperTheme = style({ colorScheme: 'light' });

createGlobalTheme(`:root, .${paperTheme}`, vars, lightDark(light, dark));

/** Class of a dark band: everything inside has the dark theme with the colors of `bands`. */
export const inverseTheme = style({
  colorScheme: 'dark',
  vars: {
    ...assignVars(vars.surface, bands.surface),
    [vars.text.body]: bands.text.body,
    [vars.text.link]: bands.text.link,
  },
});

// The visitor's device decides, unless the switch in the footer sets an inline style on the root element
// (src/layout/ThemeSwitch/theme.ts). Printed pages are always light.
globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': { print: { colorScheme: 'light !important' } },
});

// Layers rank by their first mention. This makes `reset` the weakest in the first stylesheet of every page.
globalLayer('reset');

const more = lightDark(moreContrast.light, moreContrast.dark);
globalStyle(`:root, .${paperTheme}`, {
  '@media': {
    [asksForMore]: {
      vars: {
        ...assignVars(vars.border, more.border),
        ...Object.fromEntries(
          Object.entries(more.text).map(([name, value]) => [
            vars.text[name as keyof typeof vars.text],
            value,
          ]),
        ),
      },
    },
  },
});

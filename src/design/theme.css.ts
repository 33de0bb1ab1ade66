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

/** Both values of each token, of which the browser takes the one for the color scheme it shows. */
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

/** Everything inside an element of this class is on white paper, also on a dark page or band. */
export const paperTheme = style({ colorScheme: 'light' });

createGlobalTheme(`:root, .${paperTheme}`, vars, lightDark(light, dark));

/** Everything inside an element of this class is on a dark band. */
export const inverseTheme = style({
  colorScheme: 'dark',
  vars: {
    ...assignVars(vars.surface, bands.surface),
    [vars.text.body]: bands.text.body,
    [vars.text.link]: bands.text.link,
  },
});

// The visitor's device chooses, or the switch in the footer, which overrides this on the element itself
// (src/layout/ThemeSwitch/theme.ts). What is printed is on white paper whatever was chosen.
globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': { print: { colorScheme: 'light !important' } },
});

// Named here so that the order of the layers is fixed by the first stylesheet of every page.
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

import { useEffect, useState } from 'react';
import { RadioOverlay } from '../../primitives/RadioOverlay/RadioOverlay.tsx';
import { type ThemeName, showTheme, themeKey } from './theme.ts';
import * as styles from './ThemeSwitch.css.ts';

export interface ThemeSwitchProps {
  /** Accessible name of the group. */
  readonly label: string;
  /** Name of each choice, in the order in which they are shown. */
  readonly themes: Readonly<Record<ThemeName, string>>;
}

/** `media` of the dark `theme-color` element for each choice: the first of two in src/entry/Document.tsx. */
const darkThemeColor = {
  system: '(prefers-color-scheme:dark)',
  light: 'not all',
  dark: 'all',
} as const;

/** Applies a choice, and stores it for the next pages. */
function choose(theme: ThemeName): void {
  showTheme(theme === 'system' ? '' : theme);
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is disabled: the choice lasts until the visitor leaves the page.
  }
}

/**
 * The choice between light, dark, and the preference of the device. Rendered in browsers only, because it
 * reads the style of the document.
 */
export function ThemeSwitch({ label, themes }: ThemeSwitchProps) {
  const names = Object.keys(themes) as ThemeName[];
  const [chosen, setChosen] = useState<ThemeName>(
    () => names.find((name) => name === document.documentElement.style.colorScheme) ?? 'system',
  );
  useEffect(() => {
    document.querySelector('[name=theme-color]')?.setAttribute('media', darkThemeColor[chosen]);
  }, [chosen]);

  return (
    <div role="radiogroup" aria-label={label} className={styles.root}>
      {names.map((name) => (
        <label key={name} className={styles.choice}>
          <RadioOverlay
            name="theme"
            checked={name === chosen}
            onChange={() => {
              setChosen(name);
              choose(name);
            }}
          />
          <span>{themes[name]}</span>
        </label>
      ))}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { RadioOverlay } from '../../primitives/RadioOverlay/RadioOverlay.tsx';
import { type ThemeName, showTheme, themeKey } from './theme.ts';
import * as styles from './ThemeSwitch.css.ts';

export interface ThemeSwitchProps {
  /** Names the group. */
  readonly label: string;
  /** Name of each choice, in the order in which they are shown. */
  readonly themes: Readonly<Record<ThemeName, string>>;
}

/** The `media` of the dark `theme-color` by choice: the first of two such elements in src/entry/Document.tsx. */
const darkThemeColor = {
  system: '(prefers-color-scheme:dark)',
  light: 'not all',
  dark: 'all',
} as const;

/** Shows a choice, and keeps it for the next page. */
function choose(theme: ThemeName): void {
  showTheme(theme === 'system' ? '' : theme);
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is off: the choice lasts until the page is left.
  }
}

/**
 * Light or dark pages, or what the visitor's device asks for. It reads the document's style, so it is
 * rendered in browsers only.
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

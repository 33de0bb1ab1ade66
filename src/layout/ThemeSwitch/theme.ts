/** The themes to choose from; `system` follows the preference of the device. */
export type ThemeName = 'system' | 'light' | 'dark';

/** Key of the choice in localStorage; absent until the visitor chooses, and for `system`. */
export const themeKey = 'theme';

/** Switches every token to its light or dark value (src/design/theme.css.ts); '' follows the device. */
export function showTheme(theme: string): void {
  document.documentElement.style.colorScheme = theme;
}

/** Shows the theme that was chosen on an earlier page. */
export function showKeptTheme(): void {
  try {
    showTheme(localStorage.getItem(themeKey) ?? '');
  } catch {
    // Storage is disabled: the page follows the device.
  }
}

/** What a visitor may choose: `system` leaves the colors to the preferences of the device. */
export type ThemeName = 'system' | 'light' | 'dark';

/** Key of the choice in the browser's storage; absent until the visitor chooses. */
export const themeKey = 'theme';

/** Picks the light or dark value of every token (src/design/theme.css.ts); '' leaves it to the device. */
export function showTheme(theme: string): void {
  document.documentElement.style.colorScheme = theme;
}

/** Shows the theme that was chosen on an earlier page. */
export function showKeptTheme(): void {
  try {
    showTheme(localStorage.getItem(themeKey) ?? '');
  } catch {
    // Storage is off.
  }
}

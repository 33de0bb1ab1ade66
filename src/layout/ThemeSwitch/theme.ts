/** What a visitor may choose: `system` leaves the colors to the preferences of the device. */
export type ThemeName = 'system' | 'light' | 'dark';

/** Under which name the choice is kept in the browser; nothing is, until something is chosen. */
export const themeKey = 'theme';

/** Colors the page: every token has a light and a dark value (src/design/theme.css.ts). */
export function showTheme(theme: string): void {
  document.documentElement.style.colorScheme = theme;
}

/** Colors the page as it was chosen on an earlier one. */
export function showKeptTheme(): void {
  try {
    showTheme(localStorage.getItem(themeKey) ?? '');
  } catch {
    // Storage is off.
  }
}

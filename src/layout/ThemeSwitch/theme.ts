/** What a visitor may choose: `system` leaves the colors to the preferences of the device. */
export type ThemeName = 'system' | 'light' | 'dark';

/** Under which name the choice is kept in the browser; nothing is, until something is chosen. */
export const themeKey = 'theme';

/** Colors the page as it was chosen on an earlier one (src/design/theme.css.ts). */
export function showKeptTheme(): void {
  try {
    const kept = localStorage.getItem(themeKey);
    if (kept !== null) document.documentElement.dataset['theme'] = kept;
  } catch {
    // Storage is off.
  }
}

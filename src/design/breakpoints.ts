/**
 * Smallest widths of layouts, in px at the browser's default text size. From `nav` on, the header shows its
 * links instead of a menu button.
 */
export const breakpoints = { sm: 480, md: 768, nav: 900, lg: 1024, xl: 1280 } as const;

/** Converts px to em, which follows the visitor's text size, so that large text gets the narrow layout. */
const em = (px: number): `${number}em` => `${px / 16}em`;

/** Media query for a viewport at least as wide as the breakpoint. */
export const from = (name: keyof typeof breakpoints): `(min-width: ${number}em)` =>
  `(min-width: ${em(breakpoints[name])})`;

/** Media query for a viewport narrower than the breakpoint. */
export const below = (name: keyof typeof breakpoints): `not all and (min-width: ${number}em)` =>
  `not all and (min-width: ${em(breakpoints[name])})`;

/** Like `below`, but on screens only: a printed page is narrow, too, but needs no room for controls. */
export const screenBelow = (
  name: keyof typeof breakpoints,
): `screen and (max-width: ${number}em)` =>
  `screen and (max-width: ${em(breakpoints[name] - 0.02)})`;

/** Matches a window high enough for bars that stick to its edges; in em, to follow the visitor's text size. */
export const highWindow = '(min-height: 30em)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const moreContrast = '(prefers-contrast: more)';
export const forcedColors = '(forced-colors: active)';
/** Matches when scripts are off, for styles that replace what needs a script. */
export const withoutScript = '(scripting: none)';
/** Matches when scripts are on, for layouts that a script changes later. */
export const withScript = '(scripting: enabled)';

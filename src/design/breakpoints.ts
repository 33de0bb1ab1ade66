/** Widths, in px at the browser's own size of text, from which a layout applies; `nav` is where the header's menu unfolds. */
export const breakpoints = { sm: 480, md: 768, nav: 900, lg: 1024, xl: 1280 } as const;

/** In em, which follow the size of text that the visitor has set: large text asks for the narrow layout. */
const em = (px: number): `${number}em` => `${px / 16}em`;

/** Media query for a viewport at least as wide as the breakpoint. */
export const from = (name: keyof typeof breakpoints): `(min-width: ${number}em)` =>
  `(min-width: ${em(breakpoints[name])})`;

/** Media query for a viewport narrower than the breakpoint. */
export const below = (name: keyof typeof breakpoints): `not all and (min-width: ${number}em)` =>
  `not all and (min-width: ${em(breakpoints[name])})`;

/** The same on a screen only: paper is narrow too, and has no controls to keep clear of. */
export const screenBelow = (
  name: keyof typeof breakpoints,
): `screen and (max-width: ${number}em)` =>
  `screen and (max-width: ${em(breakpoints[name] - 0.02)})`;

/** A window high enough, in lines of the visitor's text, for something to stay at its top. */
export const highWindow = '(min-height: 30em)';
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const moreContrast = '(prefers-contrast: more)';
export const forcedColors = '(forced-colors: active)';
/** Matches where scripts are off, to replace what needs a script. */
export const withoutScript = '(scripting: none)';
/** Matches where scripts are on, for layouts that a script changes later. */
export const withScript = '(scripting: enabled)';

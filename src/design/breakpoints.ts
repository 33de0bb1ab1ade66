/** Widths in px from which a layout applies; `md` is where the header's menu unfolds. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280 } as const;

/** Media query for a viewport at least as wide as the breakpoint. */
export const from = (name: keyof typeof breakpoints): `(min-width: ${number}px)` =>
  `(min-width: ${breakpoints[name]}px)`;

/** Media query for a viewport narrower than the breakpoint. */
export const below = (name: keyof typeof breakpoints): `not all and (min-width: ${number}px)` =>
  `not all and (min-width: ${breakpoints[name]}px)`;

/** The same on a screen only: paper is narrow too, and has no controls to keep clear of. */
export const screenBelow = (
  name: keyof typeof breakpoints,
): `screen and (max-width: ${number}px)` => `screen and (max-width: ${breakpoints[name] - 0.02}px)`;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const moreContrast = '(prefers-contrast: more)';
export const forcedColors = '(forced-colors: active)';
/** True where no script runs: what needs one gives way to what does not. */
export const withoutScript = '(scripting: none)';

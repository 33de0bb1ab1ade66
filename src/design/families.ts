/** Names of the web fonts. */
export const webFamily = { text: "'Schibsted Grotesk'", mono: "'Geist Mono'" } as const;

/** Font stacks. A fallback is used until the web font has loaded, and for glyphs that the web font lacks. */
export const family = {
  text: `${webFamily.text}, 'Schibsted Arial', 'Schibsted Roboto', 'Schibsted Open Sans', system-ui, sans-serif`,
  mono: `${webFamily.mono}, 'Geist Fallback', 'Geist Consolas', 'Geist Open Sans', ui-monospace, monospace`,
} as const;

/** The mono stack, as a variable that src/design/global.css.ts sets: many rules use this long list. */
export const monoFamily = 'var(--mono)';

/** Width of the digit 0 in Schibsted Grotesk, in em. */
const digit = { regular: 0.611, bold: 0.624 } as const;

/**
 * A width for `count` digits of the web font. Not in `ch`: that unit depends on the face in use, so line
 * breaks would change when the web font replaces its fallback.
 */
export const characters = (count: number, weight: keyof typeof digit = 'regular'): string =>
  `${Number((count * digit[weight]).toFixed(2))}em`;

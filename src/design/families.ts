/** The site's own faces. */
export const webFamily = { text: "'Schibsted Grotesk'", mono: "'Geist Mono'" } as const;

/** What text is set in; a fallback shows until the face has arrived, and where it has no glyph. */
export const family = {
  text: `${webFamily.text}, 'Schibsted Arial', 'Schibsted Roboto', 'Schibsted Open Sans', system-ui, sans-serif`,
  mono: `${webFamily.mono}, 'Geist Fallback', 'Geist Consolas', 'Geist Open Sans', ui-monospace, monospace`,
} as const;

/** The mono family where src/design/global.css.ts names it: its list is long, and many rules use it. */
export const monoFamily = 'var(--mono)';

/** Width of the digit 0 in Schibsted Grotesk, in em. */
const digit = { regular: 0.611, bold: 0.624 } as const;

/**
 * A width that holds so many characters of the web font. The unit `ch` follows the face that shows at
 * the moment: text set in it changes its lines when the font arrives.
 */
export const characters = (count: number, weight: keyof typeof digit = 'regular'): string =>
  `${Number((count * digit[weight]).toFixed(2))}em`;

export const webFamily = { text: "'Schibsted Grotesk'", mono: "'Geist Mono'" } as const;

/** What text is set in until its web font may be applied, and where that has no glyph. */
export const fallbackFamily = {
  text: "'Schibsted Arial', 'Schibsted Roboto', 'Schibsted DejaVu', system-ui, sans-serif",
  mono: "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace",
} as const;

/** Filled by `global.css.ts`, with or without the web fonts. */
export const family = {
  text: 'var(--font-text)',
  mono: 'var(--font-mono)',
} as const;

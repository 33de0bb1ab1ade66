/** What a style file may use besides the theme contract: lengths, type, motion, breakpoints. */
import { motion, palette, radius, space } from './palette.ts';

export { motion, radius, space };
export {
  below,
  forcedColors,
  from,
  moreContrast,
  reducedMotion,
  screenBelow,
  withoutScript,
} from './breakpoints.ts';
export { typeScale } from './typeScale.ts';

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

export const measure = {
  /** Longest comfortable line of running text. */
  prose: '65ch',
  /** Widest headline. */
  headline: '20ch',
  /** Widest page content. */
  page: '75rem',
} as const;

/** Smallest height of a primary control, in CSS px. */
export const targetSize = '44px';

/** The one shadow: floating mock-ups only. */
export const floatingShadow = `0 1px 2px ${palette.shadowNear}, 0 16px 40px -16px ${palette.shadowFar}`;

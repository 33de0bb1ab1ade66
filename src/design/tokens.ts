/** What a style file may use besides the theme contract: lengths, type, motion, breakpoints. */
import { vars } from './contract.css.ts';
import { characters, family, monoFamily } from './families.ts';
import { motion, palette, radius, space } from './palette.ts';
import { typeScale } from './typeScale.ts';

export { motion, radius, space };
export * from './breakpoints.ts';
export * from './layout.ts';
export { characters, family, monoFamily };
export { typeScale };

/** The line of the ledger: decoration between entries and around sheets. */
export const hairline = `1px solid ${vars.border.hairline}`;

/** In front of a point of a list. The second text is what a screen reader says: nothing. */
export const dash = { content: '"–" / ""', color: vars.text.muted } as const;

/** The mono step in digits of one width, for numbers below each other. */
export const figures = { ...typeScale.mono, fontVariantNumeric: 'tabular-nums' } as const;

export const measure = {
  /** Longest comfortable line of running text. */
  prose: characters(58),
  /** Widest headline. */
  headline: characters(20, 'bold'),
  /** Widest page content. */
  page: '75rem',
} as const;

/** What lies over the page, lowest first. */
export const depth = {
  bar: 4,
  receipt: 5,
  overBar: 6,
  header: 10,
  dialog: 20,
  skipLink: 30,
} as const;

/** Smallest height of a primary control, in CSS px. */
export const targetSize = '44px';

/** The one shadow: floating mock-ups only. */
export const floatingShadow = `0 1px 2px ${palette.shadowNear}, 0 16px 40px -16px ${vars.shadow}`;

/** A sheet that floats above the page. */
export const floatingSheet = {
  background: vars.surface.raised,
  border: hairline,
  borderRadius: radius.card,
  boxShadow: floatingShadow,
} as const;

/** A few words stamped on a sheet. */
export const stamp = {
  width: 'fit-content',
  padding: '0.1em 0.5em',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: vars.text.muted,
  border: `2px solid ${vars.border.control}`,
  borderRadius: radius.cell,
} as const;

/** A card below a bar; never teal, which marks evidence. */
export const barredCard = {
  border: hairline,
  // Square above: the bar would curl around a corner.
  borderTop: `4px solid ${vars.text.link}`,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  background: vars.surface.raised,
} as const;

/** What a logo is shown on. */
export const logoGround = {
  background: vars.surface.page,
  border: hairline,
  borderRadius: radius.card,
  // A logo is made for its ground: the system must not take one without the other.
  forcedColorAdjust: 'none',
} as const;

/** The same for what is cut out by a mask: torn paper. */
export const paperShadow = `drop-shadow(0 1px 1px ${palette.shadowNear}) drop-shadow(0 14px 22px ${vars.shadow})`;

/**
 * No single word on the last line of a text. Not in WebKit, where `pretty` ends the page's process at some
 * widths; `-webkit-nbsp-mode` is known to no other engine.
 */
export const prettyLines = {
  '@supports': { 'not (-webkit-nbsp-mode: space)': { textWrap: 'pretty' } },
} as const;

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

/** Thin line between entries and around sheets: decoration without meaning. */
export const hairline = `1px solid ${vars.border.hairline}`;

/** Dash before a list item. The empty second text keeps screen readers from speaking it. */
export const dash = { content: '"–" / ""', color: vars.text.muted } as const;

/** The mono step with digits of equal width, for columns of numbers. */
export const figures = { ...typeScale.mono, fontVariantNumeric: 'tabular-nums' } as const;

/**
 * Selectors for `forcedColors`, which takes backgrounds away: an outline around the chosen option, a double
 * one while it has the focus.
 */
export const outlinedChoice = (chosen = '&:has(:checked)', focused = '&:has(:focus-visible)') => ({
  [chosen]: { outline: '3px solid Highlight' },
  [focused]: { outline: '6px double Highlight' },
});

export const measure = {
  /** Longest comfortable line of running text. */
  prose: characters(58),
  /** Widest headline. */
  headline: characters(20, 'bold'),
  /** Widest page content. */
  page: '75rem',
} as const;

/** `z-index` of what lies over the page, lowest first. */
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

/** The site's one drop shadow, for what floats above the page. */
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

/** A card with a colored bar as its top edge. The bar is never teal, because teal marks evidence. */
export const barredCard = {
  border: hairline,
  // The upper corners are square; otherwise the bar would bend around them.
  borderTop: `4px solid ${vars.text.link}`,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  background: vars.surface.raised,
} as const;

/** Background for showing a logo. */
export const logoGround = {
  background: vars.surface.page,
  border: hairline,
  borderRadius: radius.card,
  // Forced colors would replace this background but not the logo, which might then be invisible.
  forcedColorAdjust: 'none',
} as const;

/** The floating shadow for torn paper: its mask would cut off a box shadow, so this is a filter. */
export const paperShadow = `drop-shadow(0 1px 1px ${palette.shadowNear}) drop-shadow(0 14px 22px ${vars.shadow})`;

/**
 * Avoids a single word on the last line of a text. Not in WebKit, where `pretty` crashes the page at some
 * widths; only WebKit supports `-webkit-nbsp-mode`.
 */
export const prettyLines = {
  '@supports': { 'not (-webkit-nbsp-mode: space)': { textWrap: 'pretty' } },
} as const;

import { palette } from './palette.ts';

/** The five colors of the brand, for use outside of this site, too. */
export const brandColors = {
  navy: palette.navy600,
  teal: palette.teal400,
  mint: palette.mint,
  darkText: palette.ink,
  mutedText: palette.slate500,
} as const;

export type BrandColor = keyof typeof brandColors;

/** A brand color in CSS notation, such as `rgb(58, 73, 137)`. */
export function rgbOf(color: BrandColor): string {
  const channels = brandColors[color].slice(1).match(/../g) ?? [];
  return `rgb(${channels.map((pair) => Number.parseInt(pair, 16)).join(', ')})`;
}

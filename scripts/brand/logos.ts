import { palette } from '../../src/design/palette.ts';
import { symbolShapes, symbolSize } from '../../src/primitives/Logo/symbol.ts';
import type { Wordmark } from './wordmark.ts';

/** The colors of one version of the logo. */
interface Version {
  readonly paper: string;
  readonly tick: string;
  readonly words: string;
}

/** Versions by the suffix of their file's name. */
export const versions = {
  '': { paper: palette.teal400, tick: palette.navy950, words: palette.navy950 },
  '-dark': { paper: palette.teal400, tick: palette.navy950, words: palette.white },
  '-mono': { paper: palette.ink, tick: palette.white, words: palette.ink },
} satisfies Record<string, Version>;

const shapes = (version: Version): string =>
  symbolShapes.map(({ part, path }) => `<path fill="${version[part]}" d="${path}"/>`).join('');

interface Sheet {
  readonly title: string;
  readonly x?: number;
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

const svg = ({ title, x = 0, width, height, content }: Sheet): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="${x} 0 ${width} ${height}" width="${width}" height="${height}"><title>${title.replaceAll('&', '&amp;')}</title>${content}</svg>\n`;

/** The symbol alone. */
export const symbolSvg = (title: string, version: Version): string =>
  svg({ title, width: symbolSize, height: symbolSize, content: shapes(version) });

/** Size of the wordmark beside a symbol of 32 units, in the proportions of the site's header. */
export const wordmarkSize = (symbolSize * 19) / 26;

/** Symbol and wordmark. Returns the file, and its width in units; the height is the symbol's. */
export function logoSvg(title: string, version: Version, words: Wordmark): string {
  const x = symbolSize + wordmarkSize * 0.32;
  const baseline = symbolSize / 2 + words.capHeight / 2;
  const letters = `<path fill="${version.words}" transform="translate(${x.toFixed(2)} ${baseline.toFixed(2)})" d="${words.path}"/>`;
  // Leaves out the symbol's inner margin, so that the picture ends where the symbol visibly ends.
  const margin = 4;
  return svg({
    title,
    x: margin,
    width: Math.ceil(x + words.width) - margin,
    height: symbolSize,
    content: shapes(version) + letters,
  });
}

/**
 * The symbol on a tile of dark ground, for places that show it small.
 *
 * @param corner - Radius of the tile's corners, of 32 units; 0 where the place cuts the corners itself.
 * @param share - How much of the tile's width the symbol takes, up to 1.
 */
export function tileSvg(title: string, corner: number, share: number): string {
  const offset = (symbolSize * (1 - share)) / 2;
  const ground = `<rect width="${symbolSize}" height="${symbolSize}" rx="${corner}" fill="${palette.navy950}"/>`;
  const content = `${ground}<g transform="translate(${offset} ${offset}) scale(${share})">${shapes(versions['-dark'])}</g>`;
  return svg({ title, width: symbolSize, height: symbolSize, content });
}

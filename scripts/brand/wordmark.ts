import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/** Words as outlines, so that a file that shows them needs no font. */
export interface Wordmark {
  /** SVG path, the baseline at y = 0, letters above it. */
  readonly path: string;
  /** Advance width in the path's units. */
  readonly width: number;
  /** Height of a capital letter in the same units. */
  readonly capHeight: number;
}

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
);
/** In em, as in the site's header. */
const letterSpacing = -0.02;

/**
 * Outlines `words` in Schibsted Grotesk 600.
 *
 * @param fontSize - Size in the units of the resulting path.
 */
export async function outline(words: string, fontSize: number): Promise<Wordmark> {
  // As TrueType, because fontkit cannot vary a compressed font. With an extra "~", because fontkit reads
  // past the end of a font whose last glyph is empty, such as a space.
  const data = await subsetFont(await readFile(source), `${words}~`, {
    targetFormat: 'truetype',
    variationAxes: { wght: 600 },
  });
  const font = fontkit.create(data);
  if ('fonts' in font) throw new Error('The font file holds several fonts; one was expected.');
  const scale = fontSize / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
    x += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + letterSpacing * fontSize;
    return path;
  });
  const rounded = paths
    .join('')
    .replaceAll(/-?\d+\.\d+/g, (value) => String(Number(Number(value).toFixed(2))));
  return { path: rounded, width: x - letterSpacing * fontSize, capHeight: font.capHeight * scale };
}

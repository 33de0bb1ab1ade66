/**
 * Makes the two font files of the site and prints the metric-matched fallbacks for `src/design/fonts.css`.
 * Run by hand after changing a font: `node scripts/fonts.ts`. Its output is committed.
 *
 * A fallback is matched when English text set in it has the width and the line height of the web font,
 * so that swapping one for the other moves nothing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const locate = createRequire(import.meta.url).resolve;

/** Letters, digits and the signs that copy uses; any other character falls back, one glyph at a time. */
const TEXT =
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i))
    .filter((sign) => !'[]{}~^`|\\'.includes(sign))
    .join('') + '–—‘’“”…•→✓×−≤≥·©\u00a0';

/** A paragraph in the letter frequencies of the site's own copy. */
const SAMPLE =
  'Turn a job description into a role-specific hiring flow: five competencies, proof tests, coach cards ' +
  'and a scored evidence pack. Every score points to a quote, every quote has a timestamp, and people decide. ' +
  'Join the waitlist for the 7-day free trial; no credit card now. Debriefs take 20 minutes or less.';

const webFonts = [
  {
    family: 'Schibsted Grotesk',
    source:
      '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    file: 'src/design/fonts/schibsted-grotesk.woff2',
    weights: { min: 400, max: 600 },
  },
  {
    family: 'Geist Mono',
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    file: 'src/design/fonts/geist-mono.woff2',
    weights: 450,
  },
];

const fallbacks = [
  { name: 'Arial', weight: 400, source: '@fontsource/arimo/files/arimo-latin-400-normal.woff2' },
  { name: 'Arial', weight: 600, source: '@fontsource/arimo/files/arimo-latin-700-normal.woff2' },
  { name: 'Roboto', weight: 400, source: '@fontsource/roboto/files/roboto-latin-400-normal.woff2' },
  { name: 'Roboto', weight: 600, source: '@fontsource/roboto/files/roboto-latin-700-normal.woff2' },
  { name: 'DejaVu Sans', weight: 400, source: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf' },
  { name: 'DejaVu Sans', weight: 600, source: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf' },
];

function openFont(data: Buffer): fontkit.Font {
  const font = fontkit.create(data);
  if ('fonts' in font)
    throw new Error('A collection holds several fonts; name one file with one font.');
  return font;
}

/** Mean advance of the sample text, in em. */
function meanAdvance(font: fontkit.Font): number {
  return font.layout(SAMPLE).advanceWidth / font.unitsPerEm / SAMPLE.length;
}

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;

for (const { family, source, file, weights } of webFonts) {
  const input = await readFile(locate(source));
  const output = await subsetFont(input, TEXT, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    dropTables: ['STAT', 'MVAR', 'gasp'],
  });
  await writeFile(file, output);
  console.log(`${family}: ${(output.length / 1000).toFixed(1)} kB`);
}

const schibsted = await readFile(locate(webFonts[0]?.source ?? ''));
for (const { name, weight, source } of fallbacks) {
  // One weight at a time, as TrueType: fontkit cannot vary a compressed font.
  const target = openFont(
    await subsetFont(schibsted, TEXT, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    }),
  );
  const fallback = openFont(await readFile(locate(source)));
  const adjust = meanAdvance(target) / meanAdvance(fallback);
  const { ascent, descent, lineGap, unitsPerEm } = target;
  console.log(
    `${name} ${weight}: size-adjust ${percent(adjust)}; ascent-override ${percent(ascent / unitsPerEm / adjust)}; ` +
      `descent-override ${percent(-descent / unitsPerEm / adjust)}; line-gap-override ${percent(lineGap / unitsPerEm / adjust)}`,
  );
}

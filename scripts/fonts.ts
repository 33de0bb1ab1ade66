/**
 * Makes the two font files of the site and prints the sizes for `src/design/fallbacks.css.ts`.
 * Run by hand after changing a font: `npm run fonts`. Its output is committed.
 *
 * A fallback is fitted when the site's own text set in it has the width and the line height of the web
 * font, so that swapping one for the other moves nothing.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { withCurlyQuotes } from '../src/content/typography.ts';
import type { ArticleData } from '../src/sections/Article/types.ts';
import { pinnedBrowser } from './browser.ts';

const locate = createRequire(import.meta.url).resolve;
const { fallbackFonts } = await pinnedBrowser();
const pinned = (name: string): string => fallbackFonts.find((file) => file.endsWith(name)) ?? '';

/** Letters, digits and the signs that copy uses; any other character is shown in a fallback font. */
const TEXT =
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i))
    .filter((sign) => !'[]{}~^`|\\'.includes(sign))
    .join('') + '–—‘’“”…•→✓×−≤≥·©\u00a0';

const text = {
  family: 'Schibsted Grotesk',
  source: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  file: 'src/design/fonts/schibsted-grotesk.woff2',
  weights: { min: 400, max: 600 },
};
const mono = {
  family: 'Geist Mono',
  source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  file: 'src/design/fonts/geist-mono.woff2',
  weights: 450,
};

const folder = resolve(import.meta.dirname, '../src/content/answers');
const modules = await Promise.all(
  (await readdir(folder)).map(
    (name) =>
      import(pathToFileURL(join(folder, name)).href) as Promise<
        Readonly<Record<string, ArticleData>>
      >,
  ),
);
const articles = modules.flatMap((module) => Object.values(module));

/** A weight of a web font, a sample of the text that it sets, and the files of its fallbacks by family. */
interface Fit {
  readonly source: string;
  readonly weight: number;
  readonly sample: string;
  readonly fallbacks: Readonly<Record<string, string>>;
}

const fontsource = (family: string, weight: number): string =>
  locate(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`);

const paragraphs = articles
  .flatMap(({ sections = [] }) => sections.flatMap((section) => section.paragraphs))
  .map(withCurlyQuotes)
  .join(' ');
const headings = articles
  .flatMap(({ h1, sections = [] }) => [h1, ...sections.map(({ heading }) => heading)])
  .map(withCurlyQuotes)
  .join(' ');

/** Regular faces of visitors' systems, or free faces of the same widths. */
const regularFaces = {
  Arial: fontsource('arimo', 400),
  Roboto: fontsource('roboto', 400),
  'Open Sans': pinned('OpenSans-Regular.ttf'),
};

const fits: readonly Fit[] = [
  { source: text.source, weight: 400, sample: paragraphs, fallbacks: regularFaces },
  { source: text.source, weight: 500, sample: paragraphs, fallbacks: regularFaces },
  {
    source: text.source,
    weight: 600,
    sample: headings,
    fallbacks: {
      'Arial Bold': fontsource('arimo', 700),
      'Roboto Bold': fontsource('roboto', 700),
      'Open Sans Bold': pinned('OpenSans-Bold.ttf'),
    },
  },
  {
    source: mono.source,
    weight: 450,
    sample: 'Updated November 10, 2026 Role: Mid-market AE Candidate B-07 Job description 12:04',
    fallbacks: {
      'DejaVu Sans Mono': locate('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
      'Open Sans': pinned('OpenSans-Regular.ttf'),
    },
  },
];

function openFont(data: Buffer): fontkit.Font {
  const font = fontkit.create(data);
  if ('fonts' in font)
    throw new Error('A collection holds several fonts; name one file with one font.');
  return font;
}

/** Width of a text, in em. */
const widthOf = (font: fontkit.Font, sample: string): number =>
  font.layout(sample).advanceWidth / font.unitsPerEm;

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;

for (const { family, source, file, weights } of [text, mono]) {
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

for (const { source, weight, sample, fallbacks } of fits) {
  // One weight at a time, as TrueType: fontkit cannot vary a compressed font.
  const target = openFont(
    await subsetFont(await readFile(locate(source)), TEXT, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    }),
  );
  const { familyName, ascent, descent, unitsPerEm } = target;
  console.log(
    `${familyName} ${weight}: ascent ${percent(ascent / unitsPerEm)}, descent ${percent(-descent / unitsPerEm)}`,
  );
  for (const [name, file] of Object.entries(fallbacks))
    console.log(
      `  ${name} ${percent(widthOf(target, sample) / widthOf(openFont(await readFile(file)), sample))}`,
    );
}

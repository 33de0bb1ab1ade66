import { globalFontFace } from '@vanilla-extract/css';

/** Line metrics of the web fonts, in percent of an em. */
const lines = {
  text: { ascent: 97.66, descent: 25.78 },
  mono: { ascent: 100.5, descent: 29.5 },
} as const;

interface Fallback {
  readonly family: string;
  readonly fits: keyof typeof lines;
  /** Full or PostScript names of a system face, and of other faces with the same widths. */
  readonly faces: readonly string[];
  /** By weight of the web font: the size, in percent, at which text is as wide as in the web font. */
  readonly sizes: Readonly<Partial<Record<Weight, number>>>;
}

/** CSS weights that a face replaces. */
const weights = { regular: '400', medium: '500', bold: '600 900', any: '400 900' } as const;

type Weight = keyof typeof weights;

/**
 * System faces scaled to the metrics of the web fonts, so that line breaks stay the same when a web font
 * replaces them. `node scripts/fonts.ts` prints the sizes. Browsers skip families that are not installed:
 * Windows and Apple's systems have Arial, Android has Roboto, most other Linux systems have one of the rest.
 * Helvetica, Liberation Sans and Arimo have the widths of Arial, Noto Sans those of Open Sans. A character
 * of Consolas is 0.55 em wide.
 */
const fallbacks: readonly Fallback[] = [
  {
    family: 'Schibsted Arial',
    fits: 'text',
    faces: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
    sizes: { regular: 104.37, medium: 105.69 },
  },
  {
    family: 'Schibsted Arial',
    fits: 'text',
    faces: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    sizes: { bold: 99.66 },
  },
  {
    family: 'Schibsted Roboto',
    fits: 'text',
    faces: ['Roboto', 'Roboto-Regular'],
    sizes: { regular: 104.7, medium: 106.03 },
  },
  {
    family: 'Schibsted Roboto',
    fits: 'text',
    faces: ['Roboto Bold', 'Roboto-Bold'],
    sizes: { bold: 106.05 },
  },
  {
    family: 'Schibsted Open Sans',
    fits: 'text',
    faces: ['Open Sans Regular', 'OpenSans-Regular', 'Noto Sans Regular', 'NotoSans-Regular'],
    sizes: { regular: 99.43, medium: 100.69 },
  },
  {
    family: 'Schibsted Open Sans',
    fits: 'text',
    faces: ['Open Sans Bold', 'OpenSans-Bold', 'Noto Sans Bold', 'NotoSans-Bold'],
    sizes: { bold: 95.42 },
  },
  {
    family: 'Geist Fallback',
    fits: 'mono',
    faces: ['Menlo-Regular', 'Roboto Mono', 'DejaVu Sans Mono', 'Noto Sans Mono', 'Courier New'],
    sizes: { any: 99.66 },
  },
  { family: 'Geist Consolas', fits: 'mono', faces: ['Consolas'], sizes: { any: 109.13 } },
  {
    family: 'Geist Open Sans',
    fits: 'mono',
    faces: ['Open Sans Regular', 'OpenSans-Regular', 'Noto Sans Regular', 'NotoSans-Regular'],
    sizes: { any: 121.4 },
  },
];

for (const { family, fits, faces, sizes } of fallbacks) {
  const { ascent, descent } = lines[fits];
  // No `lineGapOverride`: every text of the site sets its own line height.
  for (const [weight, size] of Object.entries(sizes) as [Weight, number][])
    globalFontFace(family, {
      src: faces.map((name) => `local('${name}')`).join(', '),
      fontWeight: weights[weight],
      sizeAdjust: `${size}%`,
      ascentOverride: `${((ascent / size) * 100).toFixed(2)}%`,
      descentOverride: `${((descent / size) * 100).toFixed(2)}%`,
    });
}

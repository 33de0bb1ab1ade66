import { globalFontFace } from '@vanilla-extract/css';

/**
 * System faces in the metrics of Schibsted Grotesk, so that text keeps its lines when the web font arrives.
 * Measured by `node scripts/fonts.ts`; a family that is not installed is passed over.
 */
const fallbacks = [
  {
    family: 'Schibsted Arial',
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    sizes: [104.64, 99.87],
  },
  {
    family: 'Schibsted Roboto',
    regular: ['Roboto'],
    bold: ['Roboto Bold'],
    sizes: [104.9, 106.09],
  },
  {
    family: 'Schibsted DejaVu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    sizes: [91.95, 83.68],
  },
] as const;

/** Ascent and descent of Schibsted Grotesk, in percent of an em. */
const ascent = 97.66;
const descent = 25.78;

for (const { family, regular, bold, sizes } of fallbacks) {
  for (const [index, names] of [regular, bold].entries()) {
    const size = sizes[index] ?? 100;
    globalFontFace(family, {
      src: names.map((name) => `local('${name}')`).join(', '),
      fontWeight: index === 0 ? '400 500' : '501 900',
      sizeAdjust: `${size}%`,
      ascentOverride: `${((ascent / size) * 100).toFixed(2)}%`,
      descentOverride: `${((descent / size) * 100).toFixed(2)}%`,
      lineGapOverride: '0%',
    });
  }
}

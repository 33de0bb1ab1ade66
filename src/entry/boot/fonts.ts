/**
 * Fetches the two web fonts and shows them when both have loaded, so that the text changes only once.
 * Nothing moves then, because the fallbacks of src/design/fallbacks.css.ts have the same metrics.
 */
export function showFonts(text: string, mono: string): void {
  const faces = [
    new FontFace('Schibsted Grotesk', `url(${text})`, { weight: '400 600' }),
    new FontFace('Geist Mono', `url(${mono})`, { weight: '400 600' }),
  ];
  Promise.all(faces.map((face) => face.load())).then(
    () => faces.forEach((face) => document.fonts.add(face)),
    () => undefined,
  );
}

/** Whether the fonts should be in the cache: after another page of the site, a reload or a return. */
export function hasFontsInCache(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return document.referrer.startsWith(`${location.origin}/`) || arrival?.type !== 'navigate';
}

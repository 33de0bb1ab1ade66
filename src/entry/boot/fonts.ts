/**
 * The two faces: fetched by themselves and shown when both are there. One change, which the fitted
 * fallbacks of src/design/fallbacks.css.ts keep from moving anything.
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

/** A visitor who comes from another page of the site, or back, has the fonts in the cache. */
export function hasFontsInCache(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return document.referrer.startsWith(`${location.origin}/`) || arrival?.type !== 'navigate';
}

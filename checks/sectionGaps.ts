/**
 * Reports neighboring bands with the same background whose gap is wider than `most` px. It runs inside
 * the page.
 */
export function wideGaps(most: number): string[] {
  const bands = [...document.querySelectorAll('main > *')].filter((band) => band.checkVisibility());
  const shared = (
    band: Element,
  ): { readonly ground: string; readonly inner: CSSStyleDeclaration } => ({
    ground: getComputedStyle(band).backgroundColor,
    inner: getComputedStyle(band.firstElementChild ?? band),
  });
  return bands.flatMap((band, place) => {
    const next = bands[place + 1];
    if (next === undefined) return [];
    const [above, below] = [shared(band), shared(next)];
    const gap = parseFloat(above.inner.paddingBottom) + parseFloat(below.inner.paddingTop);
    return above.ground === below.ground && gap > most
      ? [`${gap} px before “${next.textContent.trim().slice(0, 40)}”`]
      : [];
  });
}

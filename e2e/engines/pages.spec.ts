import { kindsOfPages, paths } from '../support/pages.ts';
import { openHydrated, setWidth } from './steps.ts';
import { expect, test } from './test.ts';

/** Faults of the page at the current size of the window, with every `details` element open. */
function faults(): string[] {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    found.push(`${scrollWidth - clientWidth} px wider than its window`);

  const { top, bottom, left, right } = document.querySelector('h1')!.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || left < 0 || right > clientWidth)
    found.push(`headline at ${top}, ${left}`);

  // Engines place a legend differently when it floats or when its fieldset is a grid or flex container.
  for (const legend of document.querySelectorAll('legend')) {
    const { float, position } = getComputedStyle(legend);
    const { display } = getComputedStyle(legend.parentElement!);
    if (position !== 'absolute' && (float !== 'none' || /grid|flex/.test(display)))
      found.push(`placed legend ${legend.textContent}`);
  }
  for (const link of document.querySelectorAll<HTMLElement>('main p a, main li p a')) {
    const { textDecorationLine, color } = getComputedStyle(link);
    if (textDecorationLine === 'none' && color === getComputedStyle(link.parentElement!).color)
      found.push(`link that looks like text: ${link.textContent}`);
  }
  return found;
}

for (const path of paths) {
  const tag = kindsOfPages.includes(path) ? '' : ' @alike';
  test(`${path} starts, and is whole at every width${tag}`, async ({
    engineWindow,
    site,
    widths,
  }) => {
    await setWidth(engineWindow, widths[0]!);
    await openHydrated(engineWindow, site.url + path);
    for (const width of widths) {
      await setWidth(engineWindow, width);
      await engineWindow.run(() => scrollTo({ top: 0, behavior: 'instant' }), null);
      expect.soft(await engineWindow.run(faults, null), `at ${width} px`).toEqual([]);
    }
    expect((await fetch(site.url + path)).status).toBe(200);
    expect(await engineWindow.run(() => window.heard, null)).toEqual([]);
  });
}

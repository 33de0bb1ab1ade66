import { hydratedIn } from './steps.ts';
import { paths } from '../support/pages.ts';
import { expect, test } from './test.ts';

const height = 874;

/** What is wrong with the page in the window, with all that folds unfolded. */
function faults(): string[] {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    found.push(`${scrollWidth - clientWidth} px wider than its window`);

  const { top, bottom, left, right } = document.querySelector('h1')!.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || left < 0 || right > clientWidth)
    found.push(`headline at ${top}, ${left}`);

  // Engines disagree on both.
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

for (const path of paths)
  test(`${path} starts, and is whole at every width`, async ({ engineWindow, site, widths }) => {
    await engineWindow.resize(widths[0]!, height);
    await engineWindow.open(site.url + path);
    await hydratedIn(engineWindow);
    for (const width of widths) {
      await engineWindow.resize(width, height);
      await expect.poll(() => engineWindow.run(() => innerWidth, null)).toBe(width);
      await engineWindow.run(() => scrollTo({ top: 0, behavior: 'instant' }), null);
      expect.soft(await engineWindow.run(faults, null), `at ${width} px`).toEqual([]);
    }
    const status = await engineWindow.run(
      async () => (await fetch(location.href, { method: 'HEAD' })).status,
      null,
    );
    expect(status).toBe(200);
    expect(await engineWindow.run(() => window.heard, null)).toEqual([]);
  });

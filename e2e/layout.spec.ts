import { wideGaps } from '../checks/sectionGaps.ts';
import { brokenWords, clippedTexts, overlappingTexts, smallTexts } from '../checks/textFaults.ts';
import { type TextRun, visibleText } from '../checks/visibleText.ts';
import { openHydrated, paths } from './support/pages.ts';
import { expect, test } from './support/sweep.ts';
import { setTextSize } from '../visual/textSize.ts';

/** Where a layout is tightest: 320 px is a window of 1280 px at 400 % zoom. */
const [narrow, tablet, desktop] = [
  { width: 320, height: 256 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** Sizes of text in percent. At 200 % a window has the layout of one half as wide. */
const sizes = [
  [100, [narrow, tablet, desktop]],
  [200, [narrow, desktop]],
] as const;

const phones = [
  { width: 320, height: 690 },
  { width: 375, height: 812 },
] as const;

/** A sheet of paper between its margins, in CSS px. */
const paper = { width: 720, height: 1000 } as const;

/** The text spacing of WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Between two stripes of one ground, in px. */
const widestGap = 88;

/** In lines of so few em, and with wide spacing, a long word may break: not all of them can hold it. */
const narrowLine = 11;

function faultsOf(runs: readonly TextRun[], ems: number): string[] {
  const longest = ems >= 20 ? Infinity : ems >= narrowLine ? 6 : 0;
  return [...clippedTexts(runs), ...overlappingTexts(runs), ...brokenWords(runs, longest)];
}

for (const path of paths)
  test(`${path} shows all its text in every window, large enough, at 100 and 200 %, and with wide spacing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running').length;
    expect(await page.evaluate(moving), 'what moves against the wish for less motion').toBe(0);
    const protocol = await page.context().newCDPSession(page);
    const faults: string[] = [];
    const ordinary = 'text at 100 %';
    const look = async (width: number, ems: number, state: string): Promise<void> => {
      const runs = await visibleText(page);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      const found = faultsOf(runs, ems);
      if (overhang > 0) found.push(`scrolls sideways by ${overhang} px`);
      if (runs.length === 0) found.push('shows no text');
      if (state === ordinary)
        found.push(...smallTexts(runs), ...(await page.evaluate(wideGaps, widestGap)));
      faults.push(...found.map((fault) => `${width} px, ${state}: ${fault}`));
    };
    for (const [percent, windows] of sizes) {
      await setTextSize(protocol, percent);
      for (const { width, height } of windows) {
        await page.setViewportSize({ width, height });
        await look(width, (width * 100) / (16 * percent), `text at ${percent} %`);
      }
    }
    await setTextSize(protocol, 100);
    await protocol.detach();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const phone of phones) {
      await page.setViewportSize(phone);
      await look(phone.width, 0, 'text at 200 % by a style of the page');
      const header = await page.evaluate(() => document.querySelector('header')?.offsetHeight ?? 0);
      if (header > phone.height / 5)
        faults.push(`${phone.width} px: the header is ${header} px high`);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    for (const { width, height } of [narrow, desktop]) {
      await page.setViewportSize({ width, height });
      await look(width, narrowLine, 'wide spacing');
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await page.setViewportSize(paper);
    await look(paper.width, paper.width / 16, 'on paper');
    expect(faults).toEqual([]);
    await expect(page.getByRole('navigation', { name: 'Main' }), 'on paper').toBeHidden();
  });

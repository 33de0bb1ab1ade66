import { wideGaps } from '../checks/sectionGaps.ts';
import { brokenWords, clippedTexts, overlappingTexts, smallTexts } from '../checks/textFaults.ts';
import { type TextRun, visibleText } from '../checks/visibleText.ts';
import { openHydrated, paths } from './support/pages.ts';
import { expect, test } from './support/sweep.ts';
import { setTextSize } from '../visual/textSize.ts';

/**
 * The narrowest window of each layout: below `md`, from `md` on, from `xl` on. 320 × 256 px is a window of
 * 1280 × 1024 px at 400 % zoom.
 */
const narrow = { width: 320, height: 256 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 800 };

/** Text sizes in percent, each with its windows. At 200 % a window has the layout of a window half as wide. */
const sizes = [
  [100, [narrow, tablet, desktop]],
  [200, [narrow, desktop]],
] as const;

const phones = [
  { width: 320, height: 690 },
  { width: 375, height: 812 },
] as const;

/** The printable area of a sheet of paper, in CSS px. */
const paper = { width: 720, height: 1000 } as const;

/** The text spacing of WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** The widest gap allowed between neighboring bands of the same background, in px. */
const widestGap = 88;

/** Limits for broken words: words of up to this many letters must not break. */
const unbroken = { any: Infinity, short: 6, none: 0 } as const;

/** The limit for broken words in a window of this many em: narrower windows cannot hold long words. */
const wordsIn = (ems: number): number =>
  ems >= 20 ? unbroken.any : ems >= 11 ? unbroken.short : unbroken.none;

const faultsOf = (runs: readonly TextRun[], longest: number): string[] => [
  ...clippedTexts(runs),
  ...overlappingTexts(runs),
  ...brokenWords(runs, longest),
];

for (const path of paths)
  test(`${path} shows all its text in every window, large enough, at 100 and 200 %, and with wide spacing`, async ({
    page,
    protocol,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running').length;
    expect(
      await page.evaluate(moving),
      'animations that run although reduced motion is asked for',
    ).toBe(0);
    const faults: string[] = [];
    const textAt = (percent: number): string => `text at ${percent} %`;
    const look = async (width: number, longest: number, state: string): Promise<void> => {
      const runs = await visibleText(page);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      const found = faultsOf(runs, longest);
      if (overhang > 0) found.push(`scrolls sideways by ${overhang} px`);
      if (runs.length === 0) found.push('shows no text');
      // Text sizes and gaps are checked at the default text size only.
      if (state === textAt(100))
        found.push(...smallTexts(runs), ...(await page.evaluate(wideGaps, widestGap)));
      faults.push(...found.map((fault) => `${width} px, ${state}: ${fault}`));
    };
    for (const [percent, windows] of sizes) {
      await setTextSize(protocol, percent);
      for (const { width, height } of windows) {
        await page.setViewportSize({ width, height });
        await look(width, wordsIn((width * 100) / (16 * percent)), textAt(percent));
      }
    }
    await setTextSize(protocol, 100);
    // Unlike the browser's setting, a style affects no media query: the layout stays, only the text grows.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const phone of phones) {
      await page.setViewportSize(phone);
      await look(phone.width, unbroken.none, 'text at 200 % by a style of the page');
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
      await look(width, unbroken.short, 'wide spacing');
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await page.setViewportSize(paper);
    await look(paper.width, unbroken.any, 'on paper');
    expect(faults).toEqual([]);
    await expect(page.getByRole('navigation', { name: 'Main' }), 'on paper').toBeHidden();
  });

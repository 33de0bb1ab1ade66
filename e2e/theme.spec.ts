import type { Page } from 'playwright/test';
import { type Theme, dark, light } from '../src/design/themes.ts';
import { openHydrated } from './support/pages.ts';
import { expect, test } from './support/server.ts';

/** A color such as `#0c1229` in the form of computed styles: `rgb(12, 18, 41)`. */
const rgb = (color: string): string =>
  `rgb(${(color.match(/[\da-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16)).join(', ')})`;

/** Colors of the page and of the browser's bars around it. */
const colorsOf = (page: Page) =>
  page.evaluate(() => ({
    page: getComputedStyle(document.body).backgroundColor,
    bars: [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')].find(
      ({ media }) => matchMedia(media).matches,
    )?.content,
  }));

const colorsIn = ({ surface }: Theme) => ({ page: rgb(surface.page), bars: surface.page });
const darkColors = colorsIn(dark);
const lightColors = colorsIn(light);

test('a page is as light or dark as the device asks for, and white on paper', async ({ page }) => {
  await openHydrated(page, '/');
  expect(await colorsOf(page)).toEqual(lightColors);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colorsOf(page)).toEqual(darkColors);
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect((await colorsOf(page)).page).toBe(lightColors.page);
});

test('in forced colors the focus shows on a chosen option, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, name] of [
    ['/', 'Dark'],
    ['/score', 'Level 2'],
  ] as const) {
    await openHydrated(page, path);
    const option = page.getByRole('radio', { name });
    // One of the elements around it is the one that is seen.
    const outline = () =>
      option.evaluate(({ parentElement: around }) =>
        [around, around?.parentElement].map((each) => each && getComputedStyle(each).outline),
      );
    await option.press('Space');
    await expect(option).toBeChecked();
    const focused = await outline();
    await option.blur();
    expect(await outline()).not.toEqual(focused);
  }
});

test('the theme chosen in the footer applies at once, and on the next page before it is painted', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await colorsOf(page)).toEqual(darkColors);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await colorsOf(page)).toEqual(darkColors);

  // Records the color scheme when the document has its first content, before the application is requested.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.getElementById('root') === null) return;
      observer.disconnect();
      document.documentElement.dataset['first'] = getComputedStyle(
        document.documentElement,
      ).colorScheme;
    }).observe(document, { childList: true, subtree: true });
  });
  await openHydrated(page, '/pricing');
  await expect(page.locator('html')).toHaveAttribute('data-first', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await colorsOf(page)).toEqual(darkColors);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('radio', { name: 'Light' }).check();
  expect(await colorsOf(page)).toEqual(lightColors);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the device alone decides, and there is no switch', async ({ page }) => {
    await page.goto('/');
    const body = page.locator('body');
    await expect(body).toHaveCSS('background-color', darkColors.page);
    await expect(page.getByRole('radiogroup', { name: 'Theme' })).toHaveCount(0);
  });
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page, Response } from 'playwright/test';
import type { SiteHeaders } from '../../src/server/headers.ts';

const file = resolve(
  import.meta.dirname,
  '../..',
  process.env['SITE_DIR'] ?? 'dist',
  'headers.json',
);

/** Every prerendered path, in the order of the site. */
export const paths = Object.keys((JSON.parse(readFileSync(file, 'utf8')) as SiteHeaders).documents);

/** Pages made only of components that other pages show, too: all articles except two, for example. */
const alike =
  /^\/answers\/(?!sales-competency-rubric$|candidate-heatmap-scoring$)|^\/samples\/.*\/|^\/pricing\/joined$|^\/terms$|^\/score\/[1-5]$/;

/** The pages that differ in their components; all others differ from them only in their words. */
export const kindsOfPages = paths.filter((path) => !alike.test(path));

/** Whether every part of the page is hydrated. Runs in the page. */
export const isHydrated = (): boolean =>
  document.querySelector('#main') !== null && document.querySelector('[data-waiting]') === null;

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Starts the application, which waits for the visitor's first input, and waits until it is hydrated. */
export async function startApplication(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await hydrated(page);
}

/**
 * Whether the web fonts have loaded, which they do after the page. Looks for their names, because the styles
 * declare fallback faces as well. Runs in the page.
 */
export const isInBrandFaces = (): boolean =>
  ['Schibsted Grotesk', 'Geist Mono'].every((name) =>
    [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded'),
  );

export async function shownInBrandFaces(page: Page): Promise<void> {
  await page.waitForFunction(isInBrandFaces);
}

/**
 * Opens a page and waits until it is hydrated.
 *
 * @returns the server's response.
 */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await startApplication(page);
  return response;
}

/**
 * Opens a page like `openHydrated`, with a fake clock that runs while the page opens, then jumps to ten
 * minutes and stops there until the test moves it.
 */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await openHydrated(page, path);
  await page.clock.pauseAt(600_000);
}

/**
 * Holds back the application's script, as a slow network does.
 *
 * @returns a function that waits until the script is requested, then lets it through.
 */
export async function holdApplication(page: Page): Promise<() => Promise<void>> {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/browser-[^/]+\.js$/, async (route) => {
    asked.resolve();
    await gate.promise;
    await route.continue();
  });
  return async () => {
    await asked.promise;
    gate.resolve();
  };
}

/** Opens the early menu of a narrow window, shown until the menu's script has loaded: here it never does. */
export async function openEarlyMenu(page: Page): Promise<void> {
  await page.route(/\/assets\/SiteMenu-[^/]+\.js$/, () => {});
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open]').waitFor();
}

/** Opens the menu of a narrow window. Waits for its script first: until then the early menu would open. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu' });
  const loaded = page.waitForResponse(/\/assets\/SiteMenu-[^/]+\.js$/);
  await button.hover();
  await (await loaded).finished();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
  await button.click();
  await page.getByRole('dialog').waitFor();
}

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

/**
 * Opens a page and waits until the application has taken it over.
 *
 * @returns the answer of the server.
 */
export async function openHydrated(page: Page, path: string): Promise<Response | null> {
  await page.addInitScript(() => {
    document.addEventListener('hydrated', () => {
      document.documentElement.dataset['hydrated'] = '';
    });
  });
  const response = await page.goto(path);
  // The application starts at the visitor's first sign of life.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return response;
}

/**
 * Keeps the application from arriving, as a slow network does.
 *
 * @returns lets it through; throws when nothing was waiting, because then nothing was held.
 */
export async function holdApplication(page: Page): Promise<() => void> {
  const waiting: (() => void)[] = [];
  await page.route(/\/assets\/browser-[^/]+\.js$/, async (route) => {
    await new Promise<void>((go) => {
      waiting.push(go);
    });
    await route.continue();
  });
  return () => {
    if (waiting.length === 0) throw new Error('The application was not being held.');
    for (const go of waiting) go();
  };
}

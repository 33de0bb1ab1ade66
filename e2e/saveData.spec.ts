import { holdApplication, openSavingData, shownInBrandFaces } from './support/pages.ts';
import { expect, test } from './support/server.ts';

test('whoever saves data gets no application before wanting it', async ({ page }) => {
  const scripts = await openSavingData(page);
  // The fonts are asked for in the moment in which the application would be.
  await shownInBrandFaces(page);
  await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
  expect(scripts).toEqual([]);
  const untaken = page.locator('script[type="speculationrules"]');
  await expect(untaken).toHaveCount(1);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(untaken).toHaveCount(0);
  expect(scripts.length).toBeGreaterThan(0);
});

test('a page is fetched ahead where the visitor points at its link', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const ready = new Promise<string>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(prefetchUrl);
    });
  });
  await holdApplication(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Pricing' }).first().hover();
  expect(new URL(await ready).pathname).toBe('/pricing');
});

import { openHydrated } from './support/pages.ts';
import { expect, test } from './support/server.ts';

test.use({ expectedMessages: [/status of 404/] });

test('an article that does not exist answers 404, suggests the nearest ones and leads home', async ({
  page,
}) => {
  const response = await openHydrated(page, '/answers/candidate-heatmap');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.locator('main a[href="/answers/candidate-heatmap-scoring"]')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

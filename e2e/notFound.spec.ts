import { openHydrated } from './support/pages.ts';
import { expect, test } from './support/server.ts';

test.describe('an address that does not exist', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('answers 404 with a way back, and keeps header and footer', async ({ page }) => {
    const response = await openHydrated(page, '/no/such/page?x=1');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByRole('main')).toContainText('404');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

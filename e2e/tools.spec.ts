import { expect, test } from './support/server.ts';

test('the performance page measures this visit in this browser', async ({ page }) => {
  await page.goto('/performance');
  const metrics = page.getByRole('region', { name: 'In your browser' });
  await expect(metrics.getByText(/^\d+ ms$/)).toBeVisible();
  await expect(metrics.getByText(/Within target|Over target/).first()).toBeVisible();
  await metrics.getByRole('button', { name: 'Refresh' }).click();
  await expect(metrics.getByText(/^\d+ ms$/)).toBeVisible();
});

test('the indexing page asks our own server on opening, and says that nothing was sent', async ({
  page,
  site,
}) => {
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.goto('/test-indexnow');
  expect(new URL((await asked).url()).pathname).toBe('/api/indexnow');
  await expect(page.getByText('Dry run: nothing was sent')).toBeVisible();
  await page.getByRole('button', { name: 'Submit again' }).click();
  await expect(page.getByText('Dry run: nothing was sent')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(site.url);
});

test('the tour in its frame has captions, stands still under reduced motion, and starts again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo-embed#play');
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.getByRole('button', { name: /next/i })).toBeVisible();
  await page.getByRole('button', { name: /next/i }).click();
  await expect(page.getByRole('button', { name: /restart|start again/i })).toBeVisible();
});

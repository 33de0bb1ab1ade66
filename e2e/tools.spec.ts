import { openHydrated } from './support/pages.ts';
import { recordAnnouncements, takeAnnouncements } from './support/recorder.ts';
import { expect, test } from './support/server.ts';

test('refreshing returns focus to its button and announces the new values once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await recordAnnouncements(page);
  await openHydrated(page, '/performance');
  const metrics = page.getByRole('region', { name: 'In your browser' });
  await expect(metrics.getByText(/^\d+ ms$/)).toBeVisible();
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.focus();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(
    /^Measured again\. Time to first byte: \d+ ms, (?:within|over) target\./i,
  );
  await expect(refresh).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  const events = await takeAnnouncements(page);
  expect(events.filter((event) => /^status: \S/.test(event))).toHaveLength(1);
  expect(events).toContain('focus: button Refresh');

  await page.reload();
  await openHydrated(page, '/performance');
  await expect(refresh).not.toBeFocused();
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

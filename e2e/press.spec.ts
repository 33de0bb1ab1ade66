import { openHydrated, openStill } from './support/pages.ts';
import { expect, test } from './support/server.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a press copies the description, says so for two seconds, and announces it once', async ({
  page,
}) => {
  await openStill(page, '/press');
  const copy = page.getByRole('button', { name: /^Copy text/ }).first();
  await copy.click();
  await expect(page.getByRole('button', { name: /^Copied!/ })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Copied!');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim().split(/\s+/)).toHaveLength(50);
  await page.clock.runFor(1999);
  await expect(page.getByRole('button', { name: /^Copied!/ })).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('button', { name: /^Copied!/ })).toBeHidden();
});

test('a brand asset is copied as an absolute address that answers', async ({ page, site }) => {
  await openHydrated(page, '/brand-assets');
  await page
    .getByRole('button', { name: /^Copy URL/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Copied!/ })).toBeVisible();
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(address.protocol).toBe('https:');
  expect((await fetch(site.url + address.pathname)).status).toBe(200);
});

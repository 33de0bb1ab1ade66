import { openHydrated } from './support/pages.ts';
import { expect, test } from './support/server.ts';

test('a brand asset is copied as an absolute address that answers', async ({
  page,
  clipboard,
  site,
}) => {
  await openHydrated(page, '/brand-assets');
  await page
    .getByRole('button', { name: /^Copy URL/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Copied!/ })).toBeVisible();
  const address = new URL((await clipboard()).text);
  expect(address.protocol).toBe('https:');
  expect((await fetch(site.url + address.pathname)).status).toBe(200);
});

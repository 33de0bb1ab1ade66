import { openHydrated } from './support/pages.ts';
import { expect, test } from './support/server.ts';

const signups = 'select * from signups where email = ?';

test('whoever joins may send a link to a colleague, and the colleague counts as sent by them', async ({
  page,
  clipboard,
  site,
}) => {
  await openHydrated(page, '/pricing');
  await page.getByRole('textbox', { name: /^Work email/ }).fill('sender@example.com');
  await page.getByRole('button', { name: 'Join waitlist' }).click();
  // By keyboard, because the receipt that holds the link is still moving.
  await page.getByRole('link', { name: 'Send the waitlist to a colleague' }).press('Enter');
  await expect(page).toHaveURL(/\/pricing\/joined\?code=[a-z\d]{6,10}$/);
  await page.getByRole('button', { name: /Copy the link/ }).click();
  await expect(page.getByRole('button', { name: /Copied!/ })).toBeVisible();
  const { text: link } = await clipboard();
  const code = new URL(link).searchParams.get('via') ?? '';
  expect(link).toMatch(/\/\?via=[a-z\d]{6,10}$/);
  expect(site.rows(signups, 'sender@example.com')).toMatchObject([{ code, via: '' }]);

  // The colleague goes to another page before joining.
  await openHydrated(page, link);
  await page.getByRole('banner').getByRole('link', { name: 'Join the waitlist' }).click();
  await expect(page).toHaveURL(/\/pricing\?utm_source=site/);
  await expect(page.locator('#hero-form')).toHaveCount(0);
  await page.getByRole('textbox', { name: /^Work email/ }).fill('colleague@example.com');
  await page.getByRole('button', { name: 'Join waitlist' }).click();
  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeFocused();
  expect(site.rows(signups, 'colleague@example.com')).toMatchObject([{ via: code }]);
});

test('the page offers no link without a code, or with one that is none', async ({ page }) => {
  for (const query of ['', '?code=', '?code=%3Cb%3Ehello%3C%2Fb%3E', '?code=ann@example.com']) {
    await openHydrated(page, `/pricing/joined${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /Copy the link/ })).toHaveCount(0);
  }
});

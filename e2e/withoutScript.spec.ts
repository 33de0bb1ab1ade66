import { expect, test } from './support/server.ts';

test.use({ javaScriptEnabled: false });

test('every word of the home page is readable and its links work', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with a 7-day free trial');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the links stand in the header, because the menu cannot open', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact us' })).toBeVisible();
  });
});

test('a pressed score prints its receipt', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Forecast honesty: 2' }).check();
  await expect(page.getByText('Anchor 2')).toBeVisible();
  await expect(page.getByText('“Before we talk price')).toBeHidden();
});

test('the first screen posts by itself, and the campaign is kept', async ({ page, site }) => {
  await page.goto('/?utm_source=plain');
  const hero = page.getByRole('main').locator('section').first();
  await hero.getByRole('textbox', { name: /^Work email/ }).fill('plain.hero@example.com');
  await hero.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page).toHaveURL('/pricing/joined');
  expect(
    site.rows('select * from signups where email = ?', 'plain.hero@example.com'),
  ).toMatchObject([{ utm_source: 'plain' }]);
});

test('the waitlist form posts by itself, and the campaign is kept', async ({ page, site }) => {
  await page.goto('/pricing?utm_source=plain&utm_campaign=html&utm_medium=post');
  await page.getByRole('textbox', { name: /^Work email/ }).fill('plain@example.com');
  await page.getByRole('button', { name: 'Join waitlist' }).click();
  await expect(page).toHaveURL('/pricing/joined');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're on the list!");
  expect(site.rows('select * from signups where email = ?', 'plain@example.com')).toMatchObject([
    { utm_source: 'plain', utm_campaign: 'html', utm_medium: 'post' },
  ]);
});

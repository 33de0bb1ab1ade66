import { expect, test } from './support/server.ts';

test.use({ javaScriptEnabled: false });

test('every word of the home page is readable and its links work', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Join the waitlist for a 7-day free trial',
  );
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the links are in the header, because the menu cannot open', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact us' })).toBeVisible();
  });
});

test('a pressed score shows its receipt', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: /Forecast honesty: 3$/ }).check();
  const grid = page.getByRole('group', { name: /Press any score/ });
  await expect(grid.getByText('Level 3').filter({ visible: true })).toBeVisible();
  await expect(grid.getByText('“You lose $4,000 a month')).toBeHidden();
});

test('the waitlist form is posted, with the campaign', async ({ page, site }) => {
  await page.goto('/pricing?utm_source=plain&utm_campaign=html&utm_medium=post');
  await page.getByRole('textbox', { name: /^Work email/ }).fill('plain@example.com');
  await page.getByRole('button', { name: 'Join waitlist' }).click();
  await expect(page).toHaveURL('/pricing/joined');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're on the list!");
  await expect(page.getByRole('link', { name: 'Join the waitlist' })).toHaveCount(0);
  expect(site.rows('select * from signups where email = ?', 'plain@example.com')).toMatchObject([
    { utm_source: 'plain', utm_campaign: 'html', utm_medium: 'post' },
  ]);
});

test.describe('a refused form', () => {
  test.use({ expectedMessages: [/status of 422/] });

  test('comes back in its page with what was typed, says what is wrong, and can be sent', async ({
    page,
    site,
  }) => {
    await page.goto('/contact?from=faq');
    const field = (name: RegExp) => page.getByRole('textbox', { name });
    await field(/^Name/).fill('Ana Silva');
    await field(/^Email/).fill('ana@123');
    await field(/^Message/).fill('How do proof tests work?\nFor a team of two.');
    await page.getByRole('button', { name: 'Send message' }).click();

    await expect(page).toHaveTitle(/^Error: your form was not sent/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    const summary = page.getByRole('heading', { name: 'One field needs another look:' });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await page.getByRole('link', { name: /^Enter an email address/ }).click();
    await expect(field(/^Email/)).toBeFocused();
    await expect(field(/^Email/)).toHaveAccessibleDescription(/^Enter an email address/);
    await expect(field(/^Name/)).toHaveValue('Ana Silva');
    await expect(field(/^Message/)).toHaveValue('How do proof tests work?\nFor a team of two.');

    await field(/^Email/).fill('ana@example.com');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/contact/sent');
    expect(site.rows('select * from messages where email = ?', 'ana@example.com')).toMatchObject([
      { name: 'Ana Silva', topic: 'from faq' },
    ]);
  });
});

test('the performance page promises no measurement and has no button that does nothing', async ({
  page,
}) => {
  await page.goto('/performance');
  await expect(page.locator('main noscript p')).toBeVisible();
  await expect(page.getByText('not yet')).toHaveCount(4);
  for (const promise of await page.getByText('not yet').all()) await expect(promise).toBeHidden();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden();
});

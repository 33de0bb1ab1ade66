import { holdApplication, openHydrated, openMenu, shownInBrandFaces } from './support/pages.ts';
import { expect, test } from './support/server.ts';

const campaign = '/pricing?utm_source=newsletter&utm_campaign=spring%20launch&utm_medium=email';
const signups = 'select * from signups where email = ?';

test('a visitor joins with a campaign, and the row says what was typed @altered', async ({
  page,
  site,
}) => {
  await page.goto(campaign);
  await page.getByRole('textbox', { name: /^Work email/ }).fill('Ana.Gomez+test@example.com');
  await page.getByRole('textbox', { name: /^Full name/ }).fill("Ana O'Gómez 🚀");
  await page.getByRole('textbox', { name: /^Company/ }).fill('Gómez & Daughters <Ltd>');
  await page.getByRole('button', { name: 'Join waitlist' }).click();

  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(
    "We'll notify you as soon as the 7-day free trial is available.",
  );
  expect(site.rows(signups, 'Ana.Gomez+test@example.com')).toMatchObject([
    {
      name: "Ana O'Gómez 🚀",
      company: 'Gómez & Daughters <Ltd>',
      utm_source: 'newsletter',
      utm_campaign: 'spring launch',
      utm_medium: 'email',
      status: 'active',
    },
  ]);
});

test('a visitor joins from the first screen, with the campaign of the page @altered', async ({
  page,
  site,
}) => {
  await page.goto('/?utm_source=linkedin&utm_campaign=receipts&utm_medium=post');
  const hero = page.locator('main > *').first();
  await hero.getByRole('textbox', { name: /^Work email/ }).fill('hero@example.com');
  await hero.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeFocused();
  expect(site.rows(signups, 'hero@example.com')).toMatchObject([
    { name: '', utm_source: 'linkedin', utm_campaign: 'receipts', utm_medium: 'post' },
  ]);
});

test('what led to the visit is kept beside the link that was pressed @altered', async ({
  page,
  site,
}) => {
  await openHydrated(page, '/?utm_source=newsletter&amp;utm_campaign=november');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Join the waitlist' }).click();
  await expect(page).toHaveURL(/utm_campaign=header/);
  await page.getByRole('textbox', { name: /^Work email/ }).fill('landing@example.com');
  await page.getByRole('button', { name: 'Join waitlist' }).click();
  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeVisible();
  expect(site.rows(signups, 'landing@example.com')).toMatchObject([
    { utm_campaign: 'header', landing_source: 'newsletter', landing_campaign: 'november' },
  ]);
});

test('a person on the list is not asked to join again, and the header keeps its place @altered', async ({
  page,
}) => {
  await openHydrated(page, '/pricing');
  const call = page.getByRole('banner').getByRole('link', { name: 'Join the waitlist' });
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(call).toBeVisible();
  await shownInBrandFaces(page);
  const place = await links.boundingBox();
  await page.getByRole('textbox', { name: /^Work email/ }).fill('asked.once@example.com');
  await page.getByRole('button', { name: 'Join waitlist' }).click();
  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeFocused();
  await expect(call).toBeHidden();
  expect(await links.boundingBox()).toEqual(place);
  await links.getByRole('link', { name: 'Product' }).click();
  await expect(page).toHaveURL('/product');
  await expect(call).toBeHidden();
  const closing = page.getByRole('main').locator('section').last();
  await expect(closing.getByRole('link', { name: 'Open the samples' })).toBeVisible();
  await expect(closing.getByRole('textbox')).toHaveCount(0);
});

test('the page that confirms a signup does not ask again, neither in its header nor in its menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openHydrated(page, '/pricing/joined');
  const calls = page.getByRole('link', { name: 'Join the waitlist' });
  await expect(calls).toHaveCount(0);
  await openMenu(page);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect(calls).toHaveCount(0);
  await page.getByRole('dialog').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join' })).toBeHidden();
});

test('an address without a dot is questioned, and sent at the second press @altered', async ({
  page,
  site,
}) => {
  await page.goto('/pricing');
  const email = page.getByRole('textbox', { name: /^Work email/ });
  await email.fill('dana@northwind');
  await page.getByRole('button', { name: 'Join waitlist' }).click();
  await expect(email).toHaveAccessibleDescription(/Did you mean dana@northwind\.com\?/);
  expect(site.rows(signups, 'dana@northwind')).toEqual([]);
  await page.getByRole('button', { name: 'Join waitlist' }).click();
  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeFocused();
  // The page no longer asks the visitor to join.
  const asks = page.getByRole('main').getByText('Join the waitlist').filter({ visible: true });
  await expect(asks).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your 7-day free trial');
  expect(site.rows(signups, 'dana@northwind')).toHaveLength(1);
});

test('the keyboard alone is enough to join @altered', async ({ page, site }) => {
  await page.goto('/pricing');
  await page.getByRole('textbox', { name: /^Work email/ }).focus();
  await page.keyboard.type('keys@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kei Keys');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Join waitlist' })).toBeFocused();
  const sent = page.waitForRequest('**/api/waitlist');
  await page.keyboard.press('Enter');
  // As specified, the body has six texts; those that were not given are empty.
  const utm = { utm_source: '', utm_campaign: '', utm_medium: '' };
  const typed = { email: 'keys@example.com', name: 'Kei Keys', company: '' };
  expect((await sent).postDataJSON()).toEqual({ ...typed, ...utm });
  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeFocused();
  expect(site.rows(signups, 'keys@example.com')).toMatchObject([{ name: 'Kei Keys' }]);
});

test('a mistake sent before the page is ready gets our own message', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/pricing');
  const email = page.getByRole('textbox', { name: /^Work email/ });
  const said = () => email.evaluate((field: HTMLInputElement) => field.validationMessage);
  await page.getByRole('button', { name: 'Join waitlist' }).click();
  await expect(email).toBeFocused();
  expect(await said()).toBe('Enter your work email, so that we can write to you.');
  await email.fill('ana@example-.com');
  await page.getByRole('button', { name: 'Join waitlist' }).click();
  expect(await said()).toBe('Enter an email address like name@company.com.');
  await release();
  // The application does not repeat the press, so it marks no mistake of its own.
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('a press before the page is ready is not lost', async ({ page, site }) => {
  const release = await holdApplication(page);
  await page.goto('/pricing?utm_source=early');
  await page.getByRole('textbox', { name: /^Work email/ }).fill('early@example.com');
  await page.getByRole('button', { name: 'Join waitlist' }).click();
  await release();
  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeVisible();
  await expect(page).toHaveURL('/pricing?utm_source=early');
  expect(site.rows(signups, 'early@example.com')).toMatchObject([{ utm_source: 'early' }]);
});

test.describe('when the server does not answer', () => {
  test.use({ expectedMessages: [/Failed to load resource: net::ERR_CONNECTION_REFUSED/] });

  test('an alert says so, nothing typed is lost, and trying again works @altered', async ({
    page,
    site,
  }) => {
    await page.goto('/pricing');
    const email = page.getByRole('textbox', { name: /^Work email/ });
    await email.fill('patient@example.com');
    await page.getByRole('textbox', { name: /^Company/ }).fill('Patience Inc');
    await expect(page.locator('form[novalidate]')).toBeVisible();
    await site.stop();
    await page.getByRole('button', { name: 'Join waitlist' }).click();
    await expect(page.getByRole('alert')).toContainText('please try again in a minute');
    // Nothing is being sent any more, so the status must not say "Joining...".
    await expect(page.getByRole('status')).toBeEmpty();
    await expect(email).toHaveValue('patient@example.com');

    await site.restart();
    await page.getByRole('button', { name: 'Join waitlist' }).click();
    await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeVisible();
    expect(site.rows(signups, 'patient@example.com')).toMatchObject([{ company: 'Patience Inc' }]);
  });
});

test.describe('when the receipt cannot be fetched, as after a deploy', () => {
  test.use({ expectedMessages: [/Failed to load resource: net::ERR_FAILED/] });

  test('the page for browsers without scripts confirms the signup', async ({ page, site }) => {
    await page.route('**/PostedReceipt-*.js', (route) => route.abort());
    await openHydrated(page, '/faq');
    await page.getByRole('textbox', { name: /^Work email/ }).fill('between@example.com');
    await page.getByRole('button', { name: 'Join the waitlist' }).last().click();
    await expect(page).toHaveURL(/\/pricing\/joined$/);
    await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeVisible();
    expect(site.rows(signups, 'between@example.com')).toHaveLength(1);
  });
});

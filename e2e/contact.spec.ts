import { holdApplication, openHydrated, shownInBrandFaces } from './support/pages.ts';
import { expect, test } from './support/server.ts';

const text = 'Does it work for SDR roles?\nWe hire three of them in the spring.';

test('a message and its topic reach the database @altered', async ({ page, site }) => {
  await page.clock.install({ time: 0 });
  await openHydrated(page, '/contact?type=fit-check');
  await expect(page.getByText('About: a 15-minute fit check')).toBeVisible();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ben Okafor');
  await page.getByRole('textbox', { name: /^Email/ }).fill('ben@example.com');
  await page.getByRole('textbox', { name: /^Message/ }).fill(text);
  await page.clock.pauseAt(600_000);
  const answered = page.waitForResponse('**/api/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await answered;
  // "Sending..." is shown for a second, however soon the answer comes, so that it can be perceived.
  await page.clock.runFor(999);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText("We'll get back to you as soon as possible.");
  expect(site.rows('select * from messages where email = ?', 'ben@example.com')).toMatchObject([
    { name: 'Ben Okafor', company: '', message: text, topic: 'fit-check', status: 'active' },
  ]);
});

test('the topic appears without moving the fields', async ({ page }) => {
  const release = await holdApplication(page);
  const asked = page.waitForRequest(/\/assets\/browser-[^/]+\.js$/);
  await page.goto('/contact?type=fit-check');
  await asked;
  // Waits for the web fonts, because their arrival could move the fields, too.
  await shownInBrandFaces(page);
  const field = page.getByRole('textbox', { name: /^Name/ });
  const before = await field.boundingBox();
  const topic = page.getByText('About: a 15-minute fit check');
  await expect(topic).toHaveCount(0);
  await release();
  await expect(topic).toBeVisible();
  expect(await field.boundingBox()).toEqual(before);
});

test('several mistakes are listed, and each line leads to its field @altered', async ({
  page,
  site,
}) => {
  await openHydrated(page, '/contact');
  await page.getByRole('textbox', { name: /^Email/ }).fill('not an address');
  await page.getByRole('button', { name: 'Send message' }).click();
  const summary = page.getByRole('heading', { name: '3 fields need another look:' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Contact/);
  const errors = page.locator('form').getByRole('list').getByRole('link');
  await expect(errors).toHaveCount(3);
  await errors.last().click();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toBeFocused();
  await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue('not an address');
  expect(site.rows('select * from messages where email = ?', 'not an address')).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(/^Pricing/);
});

test('Tab goes on to the right of the form or below it, never back to the left', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  const contact = page.locator('main form').first();
  const form = await contact.boundingBox();
  const rest = page.getByRole('main').getByRole('link', { name: /@|blueprint/ });
  await expect(rest).toHaveCount(2);
  await page.getByRole('button', { name: 'Send message' }).focus();
  for (const link of [contact.getByRole('link'), ...(await rest.all())]) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  for (const link of await rest.all()) {
    const box = await link.boundingBox();
    expect(box!.x > form!.x + form!.width || box!.y > form!.y + form!.height).toBe(true);
  }
});

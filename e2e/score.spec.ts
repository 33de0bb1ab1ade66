import type { Page } from 'playwright/test';
import { holdApplication, hydrated, openHydrated } from './support/pages.ts';
import { recordAnnouncements, takeAnnouncements } from './support/recorder.ts';
import { expect, test } from './support/server.ts';

const level = (page: Page, number: number) => page.getByRole('radio', { name: `Level ${number}` });
const next = (page: Page) => page.getByRole('button', { name: 'Next answer' });
const round = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^Answer ${number} of 5: `) });

test('five presses lead to a result, whose link shows it to somebody else @altered', async ({
  page,
  context,
  clipboard,
  site,
}) => {
  const sent: string[] = [];
  await openHydrated(page, '/score');
  page.on('request', (request) => sent.push(request.url()));
  for (const [place, given] of [3, 4, 2, 4].entries()) {
    await expect(round(page, place + 1)).toBeVisible();
    await level(page, given).click();
    await next(page).click();
    await expect(round(page, place + 2)).toBeFocused();
  }
  await level(page, 2).click();
  await page.getByRole('button', { name: 'See your result' }).click();
  const result = page.getByRole('heading', { level: 2, name: 'You matched 1 of 5' });
  await expect(result).toBeFocused();
  await expect(page).toHaveURL('/score#s=34242');

  await page.getByRole('button', { name: /^Copy your result/ }).click();
  await expect(page.getByRole('button', { name: /^Copied!/ })).toBeVisible();
  const { text: line } = await clipboard();
  expect(line).toMatch(
    /^Score this answer: (?:\[[•·×]\]){5} You matched 1 of 5\. https?:\S+\/score\/1$/,
  );
  expect(sent.filter((address) => !address.startsWith(`${site.url}/assets/`))).toEqual([]);

  const other = await context.newPage();
  await openHydrated(other, '/score#s=34242');
  await expect(other.getByRole('heading', { level: 2, name: 'You matched 1 of 5' })).toBeVisible();
  await other.getByRole('button', { name: 'Play from the start' }).click();
  await expect(round(other, 1)).toBeFocused();
  await expect(other.getByRole('radio', { name: /^Level/, checked: true })).toHaveCount(0);
});

test('the keyboard chooses, compares and goes on, and each receipt is announced once @altered', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await openHydrated(page, '/score');
  await page.getByRole('button', { name: 'See our score' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Choose a level first.');
  await expect(level(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(level(page, 3)).toBeChecked();
  await expect(next(page)).toHaveCount(0);
  await takeAnnouncements(page);
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeVisible();
  await expect(level(page, 3)).toBeFocused();
  await expect
    .poll(() => takeAnnouncements(page))
    .toEqual([expect.stringMatching(/^status: You: 3\. Our score: 3\. Why: /)]);
  await page.keyboard.press('Tab');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(round(page, 2)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(level(page, 1)).toBeFocused();
});

test('Back goes to the round before, and a reload keeps the rounds @altered', async ({ page }) => {
  await openHydrated(page, '/score');
  await level(page, 2).click();
  await next(page).click();
  await expect(round(page, 2)).toBeVisible();
  await level(page, 4).click();
  await next(page).click();
  await expect(round(page, 3)).toBeVisible();
  await page.goBack();
  await expect(round(page, 2)).toBeVisible();
  await expect(level(page, 4)).toBeChecked();
  await page.goBack();
  await expect(round(page, 1)).toBeVisible();
  await expect(level(page, 2)).toBeChecked();
  await page.goForward();
  await page.reload();
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await expect(round(page, 2)).toBeVisible();
  await expect(level(page, 4)).toBeChecked();
  await expect(page).toHaveURL('/score#s=24&printed');
  await page.goto('/pricing');
  await page.goBack();
  await expect(round(page, 2)).toBeVisible();
});

test('the chosen set of questions is part of the address @altered', async ({ page }) => {
  await openHydrated(page, '/score');
  await page.getByRole('button', { name: 'SDR' }).click();
  await expect(
    page.getByRole('heading', { name: 'Answer 1 of 5: account research' }),
  ).toBeVisible();
  await level(page, 2).click();
  await expect(page).toHaveURL('/score#s=2&set=sdr&printed');
  await expect(page.getByRole('button', { name: 'SDR' })).toHaveAttribute('aria-pressed', 'true');
});

test('a set chosen after the first question begins at its own first question', async ({ page }) => {
  await openHydrated(page, '/score#s=34242');
  await page.getByRole('button', { name: 'Sales leader' }).click();
  await expect(page.getByRole('heading', { name: 'Answer 1 of 5: coaching' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^You matched/ })).toBeFocused();
});

test('Back moves the caret to its round, also after a set was started twice', async ({ page }) => {
  await openHydrated(page, '/score#s=3');
  const set = page.getByRole('button', { name: 'Account executive' });
  await set.click();
  await expect(round(page, 1)).toBeFocused();
  await set.click();
  await page.goBack();
  await expect(round(page, 2)).toBeFocused();
  const caret = await page.evaluate(() => getSelection()?.anchorNode === document.activeElement);
  expect(caret).toBe(true);
});

test('a link on the home page opens the first question with its answer', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('link', { name: /^4 ?Asks what the problem costs/ }).click();
  await expect(page).toHaveURL('/score#s=4&printed');
  await expect(level(page, 4)).toBeChecked();
  await next(page).click();
  await expect(round(page, 2)).toBeFocused();
});

test('an answer chosen before the page is ready is kept', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/score');
  await level(page, 3).check();
  await page.getByRole('button', { name: 'See our score' }).click();
  await release();
  await hydrated(page);
  await expect(next(page)).toBeVisible();
  await expect(level(page, 3)).toBeChecked();
  await expect(page).toHaveURL('/score#s=3&printed');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('five questions are shown, each with its key folded below', async ({ page }) => {
    await page.goto('/score');
    await expect(page.getByRole('heading', { name: /^Answer \d of 5: / })).toHaveCount(5);
    await expect(page.getByRole('radio')).toHaveCount(0);
    const fold = page.getByRole('group').filter({ has: page.getByText('Show our score') });
    await expect(page.getByText(/^The questions reach a cost/)).toBeHidden();
    await fold.first().locator('summary').click();
    await expect(page.getByText(/^The questions reach a cost/)).toBeVisible();
  });
});

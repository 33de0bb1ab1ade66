import type { Page } from 'playwright/test';
import { openHydrated, openStill } from './support/pages.ts';
import { recordAnnouncements, takeAnnouncements } from './support/recorder.ts';
import { expect, test } from './support/server.ts';

test.beforeEach(({ page }) => recordAnnouncements(page));

/** Holds back posts to the waitlist until the returned function is called. */
async function holdAnswer(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/waitlist', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('a quick answer to joining is announced by the focus alone', async ({ page }) => {
  await openStill(page, '/pricing');
  const release = await holdAnswer(page);
  await page.getByRole('textbox', { name: /^Work email/ }).fill('quick@example.com');
  await page.getByRole('button', { name: 'Join waitlist' }).focus();
  await takeAnnouncements(page);
  await page.keyboard.press('Enter');
  // The wait would be announced after 500 ms of the page's clock, which moves only 100 ms here.
  await page.clock.runFor(100);
  release();
  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeFocused();
  expect(await takeAnnouncements(page)).toEqual(["focus: h2 You're on the list!"]);
});

test('waiting for a slow answer is announced, and the status is empty once the answer is there', async ({
  page,
}) => {
  await openHydrated(page, '/pricing');
  const release = await holdAnswer(page);
  await page.getByRole('textbox', { name: /^Work email/ }).fill('slow@example.com');
  await page.getByRole('button', { name: 'Join waitlist' }).focus();
  await takeAnnouncements(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Joining...');
  release();
  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeFocused();
  await expect(page.getByRole('status')).toBeEmpty();
  expect(await takeAnnouncements(page)).toEqual([
    'status: Joining...',
    "focus: h2 You're on the list!",
  ]);
});

test('one mistake is announced once, by the focus on its field', async ({ page }) => {
  await openHydrated(page, '/pricing');
  await page.getByRole('button', { name: 'Join waitlist' }).focus();
  await takeAnnouncements(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Work email/ })).toBeFocused();
  expect(await takeAnnouncements(page)).toEqual(['focus: input email']);
});

test('the same mistake sent again with Enter is announced each time', async ({ page }) => {
  await openHydrated(page, '/pricing');
  const field = page.getByRole('textbox', { name: /^Work email/ });
  await field.fill('dana');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await takeAnnouncements(page);
  const spoken = ['status: Enter an email address like name@company.com.'];
  for (const _ of ['second', 'third']) {
    await field.press('Enter');
    await expect.poll(() => page.evaluate(() => window.announcements)).toEqual(spoken);
    await takeAnnouncements(page);
  }
});

test('several mistakes are announced once, by the focus on their summary', async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Send message' }).focus();
  await takeAnnouncements(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  const events = await takeAnnouncements(page);
  expect(events).toEqual(['focus: h3 3 fields need another look:']);
});

test('a copied text is announced, and the announcement does not outlive its time or its page', async ({
  page,
  clipboard,
}) => {
  await page.clock.install();
  await openHydrated(page, '/press');
  const status = page.getByRole('status');
  const copy = page.getByRole('button', { name: /^Copy text/ }).first();
  await copy.click();
  await expect(status).toHaveText('Copied!');
  expect((await clipboard()).text).not.toBe('');
  await page.clock.fastForward(6000);
  await expect(status).toBeEmpty();

  await copy.click();
  await expect(status).toHaveText('Copied!');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Read once, without retries: the message's own timer would soon empty the status, too.
  expect(await status.textContent()).toBe('');
});

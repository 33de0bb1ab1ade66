import { holdApplication, hydrated, openHydrated, openStill } from './support/pages.ts';
import { expect, test } from './support/server.ts';

test('a counter stands at zero until half of it is seen, and counts once @altered', async ({
  page,
}) => {
  await openStill(page, '/');
  const counter = page
    .getByRole('region', { name: 'Proven Results' })
    .getByRole('listitem')
    .first();
  const digits = counter.locator('[aria-hidden="true"]');
  const showShare = (share: number) =>
    counter.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
    }, share);
  await showShare(0.3);
  await page.clock.runFor(1000);
  await expect(digits).toHaveText('0%');
  await showShare(0.6);
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(digits).not.toHaveText(/^(?:0|35)%/, { timeout: 1 });
  }).toPass();
  await page.clock.runFor(2000);
  await expect(digits).toHaveText('35%');
  await showShare(-1);
  await showShare(0.6);
  await page.clock.runFor(100);
  await expect(digits).toHaveText('35%');
});

test('reduced motion shows the final numbers at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The page's clock is stopped from here on.
  await openStill(page, '/');
  const results = page.getByRole('region', { name: 'Proven Results' });
  await results.scrollIntoViewIfNeeded();
  await expect(results.locator('[aria-hidden="true"]').first()).toHaveText(/^35/);
});

test('a score pressed before the page is ready stays pressed when it is', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/');
  const grid = page.getByRole('group', { name: /Press any score/ });
  const score = grid.getByRole('radio', { name: 'Multi-threading: 4' });
  await score.check();
  await expect(grid.getByText('“The controller and IT')).toBeVisible();
  await release();
  await hydrated(page);
  await expect(score).toBeChecked();
  await expect(grid.getByText('“The controller and IT')).toBeVisible();
  // A pressed score changes only the receipt: focus and URL stay, also with a score that is pressed now.
  await expect(score).toBeFocused();
  await grid.getByRole('radio', { name: 'Discovery depth: 4' }).check();
  await expect(page).toHaveURL('/');
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const)
  test(`at ${width} px a pressed score stays where it is, and its receipt is at one place${width === 390 ? ' @altered' : ''}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/');
    const grid = page.getByRole('group', { name: /Press any score/ });
    const scores = grid.getByRole('radio');
    const close = grid.getByRole('button', { name: 'Close' });
    await expect(scores).toHaveCount(5);
    await expect(scores.last(), 'all rows on the first screen').toBeInViewport({ ratio: 1 });
    for (const score of await scores.all()) {
      const box = () => score.evaluate((element) => element.getBoundingClientRect().toJSON());
      const before = await box();
      await score.check();
      expect(await box()).toEqual(before);
      const name = (await score.getAttribute('aria-label')) ?? '';
      const [, competency = ''] = /^(.*):/.exec(name) ?? [];
      const receipts = grid.getByText(/^“/).filter({ visible: true });
      await expect(receipts).toHaveCount(1);
      await expect(grid.locator('p').filter({ visible: true, hasText: competency })).toHaveCount(1);
      if (width > 390) await expect(close).toHaveCount(0);
      else {
        const sheet = await close.evaluate(
          (element) => innerHeight - element.getBoundingClientRect().top,
        );
        expect(sheet).toBeLessThanOrEqual(height * 0.45);
        await close.click();
        await expect(receipts).toHaveCount(0);
        expect(await box()).toEqual(before);
      }
    }
  });

test('on a phone the call comes once the form has left the screen, and gives way to the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/');
  const call = page
    .getByRole('navigation', { name: 'Join the waitlist' })
    .getByRole('link', { name: 'Join the waitlist' });
  await expect(call).not.toBeInViewport();
  await page.mouse.wheel(0, 1600);
  await expect(call).toBeInViewport({ ratio: 1 });
  await page.getByRole('region', { name: 'Proven Results' }).scrollIntoViewIfNeeded();
  await page.keyboard.press('Tab');
  await expect(call).not.toBeInViewport();
});

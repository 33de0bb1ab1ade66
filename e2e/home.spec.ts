import { holdApplication, hydrated, openStill } from './support/pages.ts';
import { expect, test } from './support/server.ts';

test('a counter stands at zero until half of it is seen, and counts once', async ({ page }) => {
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
  // No moment passes from here on.
  await openStill(page, '/');
  const results = page.getByRole('region', { name: 'Proven Results' });
  await results.scrollIntoViewIfNeeded();
  await expect(results.locator('[aria-hidden="true"]').first()).toHaveText(/^35/);
});

test(
  'a score pressed before the page is ready stays pressed when it is',
  { tag: '@early' },
  async ({ page }) => {
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
    // It changes what is below it, and neither the place nor the page; nor does one pressed now.
    await expect(score).toBeFocused();
    await grid.getByRole('radio', { name: 'Discovery depth: 4' }).check();
    await expect(page).toHaveURL('/');
  },
);

test('on a phone the grid begins on the first screen, beside the words and the field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  const grid = await page.getByRole('group', { name: /Press any score/ }).boundingBox();
  expect(grid?.y).toBeLessThanOrEqual(560);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Join the waitlist' }),
  ).toBeInViewport();
});

import { holdApplication, hydrated, markHydrated, openStill } from './support/pages.ts';
import { expect, test } from './support/server.ts';

test('the counters are final in the served page, and run once to the same numbers', async ({
  page,
  request,
}) => {
  const served = await (await request.get('/')).text();
  for (const [value, label] of [
    ['35', 'fewer live interviews'],
    ['10', 'to a first draft'],
    ['20', 'to debrief a candidate'],
  ] as const) {
    expect(served).toContain(`>${value}<`);
    expect(served).toContain(label);
  }
  await openStill(page, '/');
  const results = page.getByRole('region', { name: 'Proven Results' });
  const ticking = results.locator('[aria-hidden="true"]').first();
  await results.scrollIntoViewIfNeeded();
  await expect(ticking).toHaveText(/^0/);
  await page.clock.runFor(1000);
  await expect(ticking).not.toHaveText(/^(?:0|35)\b/);
  await page.clock.runFor(2000);
  await expect(ticking).toHaveText(/^35/);
});

test('reduced motion shows the final numbers at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // No moment passes from here on.
  await openStill(page, '/');
  const results = page.getByRole('region', { name: 'Proven Results' });
  await results.scrollIntoViewIfNeeded();
  await expect(results.locator('[aria-hidden="true"]').first()).toHaveText(/^35/);
});

test('a score pressed before the page is ready stays pressed when it is', async ({ page }) => {
  const release = await holdApplication(page);
  await markHydrated(page);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Multi-threading: 4' }).check();
  await expect(page.getByText('“The controller and IT')).toBeVisible();
  await release();
  await hydrated(page);
  await expect(page.getByRole('radio', { name: 'Multi-threading: 4' })).toBeChecked();
  await expect(page.getByText('“The controller and IT')).toBeVisible();
});

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

test('the four popular answers lead to their articles', async ({ page }) => {
  await page.goto('/');
  const answers = page.getByRole('region', { name: 'Popular Answers' });
  for (const slug of [
    'sales-hiring-blueprint',
    'sales-competency-rubric',
    'what-is-sjt-sales-hiring',
    'candidate-heatmap-scoring',
  ])
    await expect(answers.locator(`a[href="/answers/${slug}"]`)).toBeVisible();
});

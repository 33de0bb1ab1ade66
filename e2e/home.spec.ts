import { openHydrated } from './support/pages.ts';
import { expect, test } from './support/server.ts';

test('the counters are final in the served page, and run once to the same numbers', async ({
  page,
  request,
}) => {
  const served = await (await request.get('/')).text();
  for (const [value, label] of [
    ['35', 'fewer live interviews'],
    ['10', 'to set up a role'],
    ['20', 'to debrief a candidate'],
  ] as const) {
    expect(served).toContain(`>${value}<`);
    expect(served).toContain(label);
  }
  await openHydrated(page, '/');
  const results = page.getByRole('region', { name: 'Proven Results' });
  const ticking = results.locator('[aria-hidden="true"]').first();
  await results.scrollIntoViewIfNeeded();
  await expect(ticking).not.toHaveText(/^35/);
  await expect(ticking).toHaveText(/^35/);
});

test('reduced motion shows the final numbers at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  const results = page.getByRole('region', { name: 'Proven Results' });
  await results.scrollIntoViewIfNeeded();
  await expect(results.locator('[aria-hidden="true"]').first()).toHaveText(/^35/, { timeout: 500 });
});

test('the tour costs nothing until it is wanted, then plays in a titled frame', async ({
  page,
}) => {
  const frames: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/demo-embed')) frames.push(request.url());
  });
  await openHydrated(page, '/');
  expect(frames).toEqual([]);
  await page.getByRole('button', { name: /Play the 60-second tour/ }).click();
  const frame = page.frameLocator('iframe[title]');
  await expect(frame.getByRole('button', { name: /pause/i })).toBeVisible();
  await frame.getByRole('button', { name: /pause/i }).click();
  await expect(frame.getByRole('button', { name: /play/i })).toBeVisible();
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

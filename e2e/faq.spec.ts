import { openHydrated } from './support/pages.ts';
import { expect, test } from './support/server.ts';

test('a link to a question opens it @altered', async ({ page }) => {
  await openHydrated(page, '/faq#evidence-pack');
  const question = page.getByRole('button', { name: 'What do we get in the evidence pack?' });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
});

test('printed, every answer is there', async ({ page }) => {
  await openHydrated(page, '/faq');
  const answer = page.getByText('An ATS tracks applicants');
  await expect(answer).not.toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await answer.scrollIntoViewIfNeeded();
  await expect(answer).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer is open', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByText('An ATS tracks applicants')).toBeVisible();
  });
});

test.describe('when the application cannot be had', () => {
  test.use({ expectedMessages: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('every answer opens by itself', async ({ page }) => {
    await page.route(/\/assets\/browser-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/faq');
    const answer = page.getByText('An ATS tracks applicants');
    await expect(answer).toBeVisible();
  });
});

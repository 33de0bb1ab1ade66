import { openHydrated } from './support/pages.ts';
import { expect, test } from './support/server.ts';

const trigger = (name: string) => ({ name, expanded: true }) as const;

test('one question is open at a time, and the open one closes again', async ({ page }) => {
  await openHydrated(page, '/faq');
  const ats = page.getByRole('button', { name: 'How is it different from an ATS?' });
  const scoring = page.getByRole('button', { name: 'How are candidates scored?' });
  await ats.click();
  await expect(ats).toHaveAttribute('aria-expanded', 'true');
  await scoring.click();
  await expect(ats).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('button', trigger('How are candidates scored?'))).toBeVisible();
  await scoring.click();
  await expect(page.getByRole('main').locator('button[aria-expanded="true"]')).toHaveCount(0);
});

test('the arrow keys, Home and End walk through the questions', async ({ page }) => {
  await openHydrated(page, '/faq');
  const questions = page.getByRole('main').locator('h3 > button, h2 > button');
  await questions.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(questions.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(questions.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
});

test('a link to a question opens it', async ({ page }) => {
  await openHydrated(page, '/faq#evidence-pack');
  const question = page.getByRole('button', { name: 'What do we get in the evidence pack?' });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
});

test('closed answers stay where find-in-page can reach them', async ({ page }) => {
  await openHydrated(page, '/faq');
  const questions = await page.getByRole('main').locator('h3 > button, h2 > button').count();
  expect(questions).toBeGreaterThan(0);
  await expect(page.locator('[hidden="until-found"]')).toHaveCount(questions);
});

test('printed, every answer is there', async ({ page }) => {
  await openHydrated(page, '/faq');
  const answer = page.getByText('An applicant tracking system (ATS) records');
  await expect(answer).not.toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await answer.scrollIntoViewIfNeeded();
  await expect(answer).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer is open', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByText('An applicant tracking system (ATS) records')).toBeVisible();
  });
});

test.describe('when the application cannot be had', () => {
  test.use({ expectedMessages: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('every answer opens by itself', async ({ page }) => {
    await page.route(/\/assets\/browser-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/faq');
    const answer = page.getByText('An applicant tracking system (ATS) records');
    await expect(answer).toBeVisible();
  });
});

test('who does not find an answer asks, and the message knows where it came from', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.getByRole('main').getByRole('link', { name: 'Ask us' }).click();
  await expect(page).toHaveURL('/contact?from=faq');
  await expect(page.getByText('About: a question from the FAQ')).toBeVisible();
});

import { expect, test } from 'playwright/test';
import { openReview } from '../support/reviewSite.ts';

// All tests run in one worker, which builds the page once.
test.describe.configure({ mode: 'default' });

test('fifty pictures of five causes are approved by keyboard alone, and that is undone', async ({
  page,
}) => {
  const review = await openReview(50, 5);
  await page.goto(review.url);
  const press = async (name: string | RegExp) => page.getByRole('button', { name }).press('Enter');
  await test.step('one picture, looked at blinking, is approved alone', async () => {
    await press(/Button, state 1\s*desktop/);
    await expect(
      page.getByRole('heading', { name: 'Button, state 1, desktop, 1 of 10' }),
    ).toBeFocused();
    await press('Blink');
    await press('Approve this picture');
    await expect(page.getByText('49 of 50 left')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Approved. 49 left.');
    // Blinking stays on from picture to picture.
    await expect(
      page.getByRole('heading', { name: 'Button, state 3, phone, 1 of 9' }),
    ).toBeFocused();
    await expect(page.getByRole('button', { name: 'Blink' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
  await test.step('the rest is approved by cause', async () => {
    for (const [count, left] of [
      [9, 40],
      [10, 30],
      [10, 20],
      [10, 10],
      [10, 0],
    ]) {
      await press(`Approve ${count} now`);
      await expect(page.getByText(`${left} of 50 left`)).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Nothing is left' })).toBeVisible();
    const hashes = Object.values(review.approved()).flatMap(({ desktop, phone }) => [
      desktop?.picture,
      phone?.picture,
    ]);
    expect(hashes).toHaveLength(50);
    expect(new Set(hashes)).toEqual(new Set([0, 1, 2, 3, 4].map((at) => review.hashOf(at))));
  });
  await test.step('an undo brings back what was approved before', async () => {
    await press('Undo approvals');
    await expect(page.getByText('50 of 50 left')).toBeVisible();
    const [first] = Object.values(review.approved());
    expect(first?.['desktop']?.picture).toBe(review.approvedHash);
  });
  await review.stop();
});

test('a cause is looked at and approved by touch alone', async ({ browser }) => {
  const review = await openReview(20, 2);
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(review.url);
  await page.getByRole('button', { name: /button #3a4989 to #36458a/ }).tap();
  await page.getByRole('button', { name: /Button, state 1\s*desktop/ }).tap();
  await page.getByRole('group', { name: 'View' }).getByText('Difference').tap();
  await expect(page.getByRole('region', { name: 'Dark where both differ' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve 10 now' }).tap();
  await expect(page.getByText('10 of 20 left')).toBeVisible();
  await context.close();
  await review.stop();
});

test('a link opens one picture beside the other modes of its story; filters limit what is approved', async ({
  page,
}) => {
  const review = await openReview(20, 1);
  await page.goto(`${review.url}/#finding=primitives-button--state-2%20phone`);
  await expect(
    page.getByRole('heading', { name: 'Button, state 2, phone, 4 of 20' }),
  ).toBeVisible();
  const modes = page.getByRole('main').getByRole('list').getByRole('button');
  await expect(modes).toHaveText(['desktop', 'phone']);
  await modes.first().click();
  await expect(page.getByRole('heading', { name: /state 2, desktop/ })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /state 2, phone/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('phone');
  await page.getByRole('button', { name: 'Approve 10 now' }).click();
  await expect(page.getByText('10 of 20 left')).toBeVisible();
  await review.stop();
});

test('both pictures share zoom and scroll position', async ({ page }) => {
  const review = await openReview(2, 1);
  await page.goto(review.url);
  await page.getByRole('button', { name: /state 1\s*desktop/ }).click();
  // The pictures, 640 px wide, become wider than their panes.
  await page.getByText('300 %').click();
  const [approved, now] = [
    page.getByRole('region', { name: 'Approved' }),
    page.getByRole('region', { name: 'Now' }),
  ];
  const scrolls = (pane: typeof now) => pane.evaluate(({ scrollLeft }) => scrollLeft);
  await approved.evaluate((pane) => pane.scrollTo(200, 0));
  await expect.poll(() => scrolls(now)).toBe(200);
  expect(await now.getByRole('img').evaluate(({ clientWidth }) => clientWidth)).toBe(3 * 640);
  await review.stop();
});

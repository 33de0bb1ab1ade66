import { expect, test } from 'playwright/test';
import { openReview, reportOf } from './support/reviewBench.ts';

// A trace copies the whole page at every step, which here takes longer than all the rest.
test.use({ trace: 'off' });

test('of 1,200 changed pictures only those that are looked at are loaded', async ({ page }) => {
  const review = await openReview(reportOf(1200, 1));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(review.url);
  // By their elements: roles of so many would be computed one by one.
  await expect(page.locator('ul[aria-label="Pictures of this cause"] li')).toHaveCount(1200);
  const loaded = await page.evaluate(
    () => [...document.images].filter(({ complete }) => complete).length,
  );
  expect(loaded).toBeLessThan(120);
  await page.keyboard.press('Shift+A');
  await page.keyboard.type('Navy is deeper');
  await page.keyboard.press('Enter');
  await expect(page.locator('header')).toContainText('1200 of 1200 decided');
  expect(asked.filter((path) => path.startsWith('/pictures/')).length).toBeLessThan(10);
  await review.stop();
});

import { howItWorksFiles } from '../src/content/howItWorks.ts';
import { openHydrated } from './support/pages.ts';
import { expect, test } from './support/server.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every step has its own picture beside it', async ({ page }) => {
    await page.goto('/how-it-works');
    let last = -1;
    for (const { description } of howItWorksFiles) {
      const picture = page.getByRole('figure', { name: description });
      await expect(picture).toBeVisible();
      const top = (await picture.boundingBox())?.y ?? -1;
      expect(top).toBeGreaterThan(last);
      last = top;
    }
  });
});

test('printed, every step has its own picture', async ({ page }) => {
  await page.goto('/how-it-works');
  await page.emulateMedia({ media: 'print' });
  const pictures = page.locator('ol > li > div:last-child');
  await expect(pictures).toHaveCount(howItWorksFiles.length);
  for (const picture of await pictures.all()) await expect(picture).toHaveCSS('opacity', '1');
});

test('after a jump past all steps, the last one has its picture', async ({ page }) => {
  await openHydrated(page, '/how-it-works');
  const steps = page.locator('ol > li:has([data-step])');
  await expect(steps.first()).toHaveAttribute('data-in-view');
  await page.keyboard.press('End');
  await expect(steps.last()).toHaveAttribute('data-in-view');
});

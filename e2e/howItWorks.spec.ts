import { howItWorksFiles, howItWorksSteps } from '../src/content/howItWorks.ts';
import { openHydrated } from './support/pages.ts';
import { expect, test } from './support/server.ts';

const steps = howItWorksSteps.map(({ id }, place) => ({
  id,
  description: howItWorksFiles[place]?.description ?? '',
}));

/** What holds a picture, and shows or hides it. */
const place = 'ol > li > div:last-child';

test('on a wide screen one file beside the steps follows the step in view', async ({ page }) => {
  await openHydrated(page, '/how-it-works');
  const pictures = page.locator(place);
  await expect(pictures).toHaveCount(steps.length);
  for (const { id, description } of steps) {
    await page.locator(`#${id}`).evaluate((step) => step.scrollIntoView({ block: 'center' }));
    await expect(page.locator(`li[data-in-view] > #${id}`)).toBeAttached();
    const shown = pictures.filter({ has: page.getByRole('figure', { name: description }) });
    await expect(shown).toHaveCSS('opacity', '1');
    await expect(shown).toBeInViewport();
    for (const other of await pictures
      .filter({ hasNot: page.getByRole('figure', { name: description }) })
      .all())
      await expect(other).toHaveCSS('opacity', '0');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every step has its own picture beside it', async ({ page }) => {
    await page.goto('/how-it-works');
    let last = -1;
    for (const { description } of steps) {
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
  const pictures = page.locator(place);
  await expect(pictures).toHaveCount(steps.length);
  for (const picture of await pictures.all()) await expect(picture).toHaveCSS('opacity', '1');
});

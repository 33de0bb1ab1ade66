import { site } from '../src/content/site.ts';
import { openHydrated } from './support/pages.ts';
import { expect, test } from './support/server.ts';

test('an article leads on to related answers, and home', async ({ page }) => {
  await openHydrated(page, '/answers');
  await page.getByRole('main').locator('h2 > a[href="/answers/meddicc-vs-bant"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/MEDDICC/);
  const related = page.getByRole('region', { name: 'Related Answers' });
  await related.getByRole('link').first().click();
  await expect(page).toHaveURL('/answers/sales-roleplay-interview-scoring');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a citation shows the receipt of its source in place, and leads back', async ({
      page,
    }) => {
      await page.goto('/answers/candidate-heatmap-scoring');
      const citation = page.getByRole('link', { name: 'Source 3' }).first();
      await citation.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#source-3$/);
      const receipt = page.locator('#source-3');
      await expect(receipt).toHaveCSS('position', 'fixed');
      await expect(receipt).toBeInViewport({ ratio: 1 });
      await expect(receipt).toContainText('Potomac Law');
      await expect(receipt).toContainText('Checked on November 22, 2026');
      await expect(citation).toBeInViewport();
      await receipt.getByRole('link', { name: 'Back to the text that cites source 3' }).click();
      await expect(receipt).toHaveCSS('position', 'static');
      await expect(citation).toBeInViewport();
    });
  });

for (const [width, shown] of [
  [375, false],
  [1280, true],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`the contents are ${shown ? 'open, and nothing says that they fold' : 'folded'}`, async ({
      page,
    }) => {
      await page.goto('/answers/candidate-heatmap-scoring');
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await expect(contents.getByRole('link').first()).toBeVisible({ visible: shown });
      await expect(contents.locator('summary')).toBeVisible({ visible: !shown });
    });
  });

test('the contents mark the section that is being read', async ({ page }) => {
  await openHydrated(page, '/answers/candidate-heatmap-scoring');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  for (const name of ['Read the columns, then the rows, then one cell', 'Why there is no total']) {
    await page
      .getByRole('heading', { name })
      .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    await expect(contents.locator('[aria-current="location"]')).toHaveText(name);
  }
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await scrollTo(1_000_000);
  await expect(contents.locator('[aria-current="location"]')).toBeVisible();
  // Jumps back past all headings at once.
  await scrollTo(0);
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
});

test('printed, an article is the article alone, under the logo and the address of the site', async ({
  page,
}) => {
  await page.goto('/answers/candidate-heatmap-scoring');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByText(site.domain)).toBeVisible();
  await expect(header.getByRole('link')).toHaveAccessibleName(site.product);
  await expect(header.getByRole('button')).toHaveCount(0);
  await expect(page.locator('footer')).toBeHidden();
});

test('on a phone the sources are folded until a citation leads to one', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/answers/candidate-heatmap-scoring');
  const receipt = page.locator('#source-3');
  await expect(receipt).toBeHidden();
  await page.getByRole('link', { name: 'Source 3' }).first().click();
  await expect(receipt).toBeInViewport({ ratio: 1 });
});

import { AxeBuilder } from '@axe-core/playwright';
import { openHydrated, paths } from './support/pages.ts';
import { expect, test } from './support/server.ts';

for (const path of paths) {
  test(`${path} hydrates in silence and has nothing that axe objects to`, async ({ page }) => {
    await openHydrated(page, path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });

  test(`${path} reads at 320 px, with wide text spacing and at twice the text size, without sideways scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, path);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width(), 'at 320 px').toBeLessThanOrEqual(320);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await width(), 'with the text spacing of WCAG 1.4.12').toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await width(), 'with text at 200 %').toBeLessThanOrEqual(640);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await width(), 'with text at 200 % on a wide screen').toBeLessThanOrEqual(1280);
  });
}

test('the main pages hold in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/pricing', '/faq']) {
    await openHydrated(page, path);
    // The system sets the colours here; axe reads the ones they replace.
    const { violations } = await new AxeBuilder({ page }).disableRules('color-contrast').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
});

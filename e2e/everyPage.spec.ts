import { AxeBuilder } from '@axe-core/playwright';
import { openHydrated, paths } from './support/pages.ts';
import { expect, test } from './support/server.ts';

for (const path of paths) {
  test(`${path} hydrates in silence and has nothing that axe objects to`, async ({ page }) => {
    await openHydrated(page, path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
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

import { openHydrated, openStill } from './support/pages.ts';
import { expect, test } from './support/server.ts';

test.describe('where the clipboard is allowed', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a press copies the description, says so for two seconds, and announces it once', async ({
    page,
  }) => {
    await openStill(page, '/press');
    const copy = page.getByRole('button', { name: /^Copy text/ }).first();
    await copy.click();
    await expect(page.getByRole('button', { name: /^Copied!/ })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Copied!');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim().split(/\s+/)).toHaveLength(50);
    await page.clock.runFor(1999);
    await expect(page.getByRole('button', { name: /^Copied!/ })).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByRole('button', { name: /^Copied!/ })).toBeHidden();
  });

  test('a brand asset is copied as an absolute address that answers', async ({ page, site }) => {
    await openHydrated(page, '/brand-assets');
    await page
      .getByRole('button', { name: /^Copy URL/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Copied!/ })).toBeVisible();
    const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(address.protocol).toBe('https:');
    expect((await fetch(site.url + address.pathname)).status).toBe(200);
  });
});

test('where the clipboard is refused, the text is selected and the visitor told', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  await openHydrated(page, '/press');
  await page
    .getByRole('button', { name: /^Copy text/ })
    .first()
    .click();
  await expect(page.getByText('Your browser refused to copy.')).toBeVisible();
  const selected = await page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLTextAreaElement && field.selectionEnd === field.value.length;
  });
  expect(selected).toBe(true);
});

const beginnings: Record<string, readonly number[]> = {
  png: [0x89, 0x50, 0x4e, 0x47],
  zip: [0x50, 0x4b, 0x03, 0x04],
  svg: [0x3c, 0x73, 0x76, 0x67],
  ico: [0x00, 0x00, 0x01, 0x00],
};

for (const path of ['/press', '/brand-assets'])
  test(`every file of ${path} can be fetched and is what its name says`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const files = await page
      .getByRole('main')
      .locator('a[href*="/brand/"], a[download], img[src]')
      .evaluateAll((elements) => [
        ...new Set(
          elements.map(
            (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          ),
        ),
      ]);
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const response = await request.get(new URL(file, 'https://site.invalid').pathname);
      expect(response.status(), file).toBe(200);
      const extension = /\.(\w+)$/.exec(file)?.[1] ?? '';
      const bytes = [...(await response.body()).subarray(0, 4)];
      expect(bytes, file).toEqual(beginnings[extension]);
    }
  });

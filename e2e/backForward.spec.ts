import type { CDPSession, Page } from 'playwright/test';
import { openHydrated } from './support/pages.ts';
import { expect, test } from './support/server.ts';

// Playwright starts every browser without this cache.
test.use({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/**
 * The pinned browser gives these reasons for every page, because it runs without windows and keeps no
 * page. A page's own reasons come in addition. Any other browser (TEST_BROWSER) has to keep the page.
 */
const withoutWindows = 'BackForwardCacheDisabledForDelegate';
const keepsNone = new Set([withoutWindows, 'BrowsingInstanceNotSwapped']);

/**
 * Leaves a page for another document and comes back.
 *
 * @returns The page's own reasons for not being kept in the back/forward cache.
 */
async function leaveAndComeBack(page: Page, session: CDPSession): Promise<string[]> {
  await session.send('Page.enable');
  const refused: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    refused.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await page.evaluate(() => {
    document.documentElement.dataset['left'] = '';
  });
  const address = page.url();
  await page.goto('/robots.txt');
  // A page that was kept is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(address);
  const isKept = (await page.locator('html[data-left]').count()) === 1;
  // A page that was loaded again says why.
  if (!isKept) await expect.poll(() => refused).not.toEqual([]);
  const isAble = !refused.includes(withoutWindows);
  return isAble ? refused : refused.filter((reason) => !keepsNone.has(reason));
}

for (const path of ['/', '/contact', '/faq', '/performance', '/answers/sales-competency-rubric'])
  test(`${path} is kept in the back/forward cache`, async ({ page, protocol }) => {
    await openHydrated(page, path);
    expect(await leaveAndComeBack(page, protocol)).toEqual([]);
  });

test('typed text is there after going back', async ({ page, protocol }) => {
  await openHydrated(page, '/contact');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ann');
  expect(await leaveAndComeBack(page, protocol)).toEqual([]);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ann');
});

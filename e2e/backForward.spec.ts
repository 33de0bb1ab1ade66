import type { CDPSession, Page } from 'playwright/test';
import { openHydrated } from './support/pages.ts';
import { expect, test } from './support/server.ts';

// Playwright turns the back/forward cache off by this argument.
test.use({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/**
 * Reasons that the pinned browser gives for every page: it runs without windows and therefore caches no
 * page. A page's own reasons come in addition. Any other browser (TEST_BROWSER) has to cache the page.
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
  // Waits for 'commit' only: a page that was kept does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(address);
  const isKept = (await page.locator('html[data-left]').count()) === 1;
  // For a page that was loaded again, the browser reports the reasons.
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

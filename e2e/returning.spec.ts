import type { Request } from 'playwright/test';
import { errorNotice } from '../src/content/errorNotice.ts';
import { openHydrated } from './support/pages.ts';
import { expect, test } from './support/server.ts';

test('Back from a page that keeps a state of another form shows the page that was left', async ({
  page,
}) => {
  await openHydrated(page, '/product');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Score an answer' }).click();
  await expect(page).toHaveURL('/score');
  await page.getByRole('radio', { name: 'Level 3' }).click();
  await expect(page).toHaveURL(/printed/);
  await page.goBack();
  await expect(page).toHaveURL('/product');
  await expect(page).toHaveTitle(/^(?!Unexpected)/);
  await expect(page.getByRole('main').getByRole('button', { name: 'SDR' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({
    expectedMessages: [/ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS/],
  });

  test('a page that is not here says so, once, and leaves nothing behind', async ({
    page,
    context,
  }) => {
    await openHydrated(page, '/pricing');
    let asked = 0;
    page.on('request', (request) => (asked += Number(/\/Faq-[^/]+\.js$/.test(request.url()))));
    await context.setOffline(true);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    await link.press('Enter');
    await expect(page.getByRole('heading', { name: errorNotice.heading })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${errorNotice.heading}`));
    expect(asked).toBeLessThan(5);
    await page.goBack();
    await expect(page).toHaveTitle(/^Pricing/);
    await expect(link).toBeFocused();
    await context.setOffline(false);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
    await expect(page).toHaveTitle(/^Frequently/);
  });
});

test('a link to a folded part opens it, and its heading has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openHydrated(page, '/glossary');
  const link = page.locator('a[href^="/candidates#"]').first();
  const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await link.press('Enter');
  await expect(page).toHaveURL(`/candidates#${id}`);
  await expect(page.locator(`#${id} h2:visible`)).toBeFocused();
  await expect(page.locator(`#${id} > details`)).toHaveAttribute('open');
});

test('the picture whose control has the focus is the one that is shown', async ({ page }) => {
  await openHydrated(page, '/product');
  const radio = page.locator('main ol > li:nth-child(2) input[type="radio"]').first();
  await page.locator('main ol > li').first().scrollIntoViewIfNeeded();
  await radio.focus();
  await expect(page.locator('main ol > li[data-in-view] input:focus')).toHaveCount(1);
});

test('whoever has joined is not asked for an email on the pages that follow', async ({ page }) => {
  await openHydrated(page, '/');
  const form = page.locator('#closing-form');
  await form.getByRole('textbox', { name: /^Work email/ }).fill('joined@example.com');
  await form.getByRole('button', { name: /^Join/ }).click();
  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeVisible();
  const contentinfo = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Get a scorecard', '/read'],
    ['Samples', '/samples'],
  ] as const) {
    await contentinfo.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    const call = page.getByRole('region', { name: /Start before the trial|where you would score/ });
    await expect(call.getByRole('link')).toHaveCount(path === '/read' ? 1 : 2);
  }
});

test('of two roles that are chosen the later one is shown, whichever file comes first', async ({
  page,
}) => {
  await openHydrated(page, '/samples');
  const release = Promise.withResolvers<void>();
  const held: Request[] = [];
  let isHolding = true;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    if (isHolding) {
      held.push(route.request());
      await release.promise;
    }
    await route.continue();
  });
  await page.getByRole('button', { name: 'SDR' }).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isHolding = false;
  await page.getByRole('button', { name: 'Sales leader' }).click();
  const chosen = page.getByRole('button', { name: 'Sales leader', pressed: true });
  await expect(chosen).toBeVisible();
  release.resolve();
  for (const request of held) await (await request.response())?.finished();
  // The module runs after its file has arrived: a later import of it waits for that.
  const addresses = held.map((request) => request.url());
  await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), addresses);
  await expect(chosen).toBeVisible();
});

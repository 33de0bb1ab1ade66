import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { openHydrated } from './support/pages.ts';
import { expect, test as baseTest } from './support/server.ts';

const folder = '.cache/field-data';
const root = resolve(import.meta.dirname, '..');

// What visitors' browsers say is decided when the site is built, so this needs a build of its own,
// before the server starts over it: without pictures for link previews, which nobody asks for here.
const test = baseTest.extend<object, { environment: Readonly<Record<string, string>> }>({
  environment: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern; nothing is needed.
    async ({}, provide) => {
      const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--quick'], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, DIST: folder, SITE_FIELD_DATA: 'true' },
      });
      expect(status, stderr).toBe(0);
      await provide({ SITE_FIELD_DATA: 'true', SITE_DIR: folder });
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });

/** Opens a page and waits until it measures itself, and has its first value. */
async function openMeasured(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      listen(type, ...rest);
      if (type === 'visibilitychange') document.documentElement.dataset['measures'] = '';
    };
  });
  await openHydrated(page, path);
  await page.locator('html[data-measures]').waitFor({ state: 'attached' });
  // The first byte's value comes by a timer that was set before this one.
  await page.evaluate(() => new Promise((passed) => setTimeout(passed)));
}

const counted = 'select route, metric, sum(count) as count from field_data group by route, metric';

test('a page that is left is counted once, and /performance shows it', async ({ page, site }) => {
  await openMeasured(page, '/pricing?utm_source=newsletter');
  expect(site.rows(counted)).toEqual([]);
  await page.goto('/contact');
  await expect
    .poll(() => site.rows(counted).filter(({ route }) => route === '/pricing').length)
    .toBeGreaterThan(0);
  const rows = site.rows(counted).filter(({ route }) => route === '/pricing');
  expect(rows.map(({ metric }) => metric)).toContain('ttfb');
  for (const { count } of rows) expect(count).toBe(1);

  await openHydrated(page, '/performance');
  const figures = page.getByRole('region', { name: 'For our visitors' });
  await expect(figures.getByText('/pricing, 1 view')).toBeVisible();
  await expect(figures.getByText(/^First byte \d/).first()).toBeVisible();
});

test('the report holds a path and numbers, and nothing else', async ({ page }) => {
  await openMeasured(page, '/pricing?utm_source=newsletter#waitlist');
  await page.evaluate(() => {
    navigator.sendBeacon = (address, body) => {
      document.documentElement.dataset['beacon'] = String(address);
      const note = async (): Promise<void> => {
        document.documentElement.dataset['report'] = await (body as Blob).text();
      };
      void note();
      return true;
    };
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-report', /./);
  await expect(html).toHaveAttribute('data-beacon', '/api/field-data');
  const report = JSON.parse((await html.getAttribute('data-report')) ?? '{}') as Record<
    string,
    unknown
  >;
  const { path, ...values } = report;
  expect(path).toBe('/pricing');
  for (const [name, value] of Object.entries(values)) {
    expect(['ttfb', 'fcp', 'lcp', 'inp', 'cls']).toContain(name);
    expect(typeof value).toBe('number');
  }
});

test('a browser that asks for privacy loads and sends nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const reporter = page.waitForResponse(/\/assets\/fieldData-/);
  await openHydrated(page, '/pricing');
  await reporter;
  await page.waitForLoadState('networkidle');
  await page.goto('/contact');
  expect(asked.filter((url) => /web-vitals|field-data/.test(url))).toEqual([]);
});

test('the privacy policy tells of it', async ({ page }) => {
  await page.goto('/privacy');
  await expect(
    page.getByText(/your browser tells our server how fast that page was/),
  ).toBeVisible();
  await expect(page.getByText(/runs no analytics/)).toHaveCount(0);
});

import type { Page } from 'playwright/test';
import { expect, test as base } from './server.ts';

/**
 * `test` for checks that open many pages and keep no state. Each worker has one page for them: a new
 * context for each test would start a process, and fetch and compile everything again.
 *
 * Each test starts from the default window, text size and media. After a failed test Playwright starts a new
 * worker, so the next test gets a new page.
 */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser, site }, provide) => {
      const page = await browser.newPage({
        baseURL: site.url,
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ sharedPage, listenTo }, provide) => {
    listenTo(sharedPage.context());
    await provide(sharedPage.context());
  },

  page: async ({ context, sharedPage }, provide) => {
    // The fixture is requested only because it listens to the console.
    void context;
    await sharedPage.setViewportSize({ width: 1280, height: 800 });
    await sharedPage.emulateMedia({
      media: null,
      contrast: null,
      forcedColors: null,
      reducedMotion: null,
    });
    await provide(sharedPage);
  },
});

export { expect };

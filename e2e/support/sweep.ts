import type { Page } from 'playwright/test';
import { setTextSize } from '../../visual/textSize.ts';
import { expect, test as base } from './server.ts';

/**
 * `test` for checks that open every page in turn and keep nothing. A worker has one window for them, as
 * a visitor has: a new one for each would start a process, and fetch and compile everything anew.
 *
 * Each test opens a document of its own, and starts from the ordinary window, size of text and media. A
 * worker in which a test failed is not used again, nor is its window.
 */
export const test = base.extend<object, { window: Page }>({
  window: [
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

  context: async ({ window, listenTo }, provide) => {
    listenTo(window.context());
    await provide(window.context());
  },

  // It asks for the context, which listens.
  page: async ({ context, window }, provide) => {
    const protocol = await context.newCDPSession(window);
    await setTextSize(protocol, 100);
    await protocol.detach();
    await window.setViewportSize({ width: 1280, height: 800 });
    await window.emulateMedia({
      media: null,
      contrast: null,
      forcedColors: null,
      reducedMotion: null,
    });
    await provide(window);
  },
});

export { expect };

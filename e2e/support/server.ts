import {
  type BrowserContext,
  type CDPSession,
  type ConsoleMessage,
  expect,
  test as base,
  type TestInfo,
  type WebError,
} from 'playwright/test';
import { type RunningSite, startSite } from '../../scripts/startSite.ts';
import { startApplication } from './pages.ts';
import { type World, worlds } from './world.ts';

/** Options that projects and test files may set. */
export interface TestOptions {
  /** Console messages that the test expects, e.g. the browser's own about an answer of 503. */
  expectedMessages: readonly RegExp[];
  /** Other software that changes the pages, such as a translator. Default: none. */
  world: World | undefined;
}

interface TestFixtures {
  /** Also checks the console of a context that the test opened itself; its default one is checked anyway. */
  listenTo: (context: BrowserContext) => void;
  /** Session of the DevTools protocol for this page. A test that uses it runs only in Chromium. */
  protocol: CDPSession;
  /** Lets pages copy, and reads the clipboard. A test that uses it runs only in Chromium. */
  clipboard: () => Promise<{ readonly text: string; readonly html: string }>;
}

/** React's errors for a mismatch with the document, after which it renders the part again. */
const hydrationMismatch = /Minified React error #(?:418|423|425)/;

/** Skips a test in other browsers, which give tests neither the protocol nor the clipboard. */
const skipOutsideChromium = (info: TestInfo, browserName: string): void =>
  info.skip(browserName !== 'chromium', 'No other browser than Chromium can do it.');

/** Logged when a preloaded file is not used within 3 s; on a busy machine the use may just be late. */
const lateUse = /was preloaded using link preload but not used/;

/**
 * Playwright's `test` with the real server. A test fails when a page says anything on its console,
 * throws, or breaks its content security policy, unless `expectedMessages` allows it.
 */
export const test = base.extend<TestOptions & TestFixtures, { site: RunningSite }>({
  expectedMessages: [[], { option: true }],
  world: [undefined, { option: true }],

  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
    async ({}, provide) => {
      const site = await startSite();
      await provide(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, provide) => provide(site.url),

  listenTo: async ({ expectedMessages, world }, provide) => {
    const messages: string[] = [];
    // Violations of the content security policy arrive as messages of the console.
    const hear = (message: ConsoleMessage): unknown =>
      messages.push(`${message.type()}: ${message.text()}`);
    const hearError = (error: WebError): unknown =>
      messages.push(`exception: ${error.error().message}`);
    const contexts: BrowserContext[] = [];
    await provide((context) => {
      context.on('console', hear).on('weberror', hearError);
      contexts.push(context);
    });
    for (const context of contexts) context.off('console', hear).off('weberror', hearError);
    const expected = [
      lateUse,
      ...expectedMessages,
      ...(world === undefined ? [] : [hydrationMismatch]),
    ];
    const unexpected = messages.filter(
      (message) => !expected.some((pattern) => pattern.test(message)),
    );
    expect(unexpected, 'The pages said something on the console').toEqual([]);
  },

  page: async ({ page, world }, provide) => {
    if (world !== undefined) {
      const goto = page.goto.bind(page);
      // Waits for the application, which draws parts of the page anew: Playwright focuses a field and types
      // in two steps, and the field must not be replaced in between. e2e/start.spec.ts tests that case.
      page.goto = async (...args) => {
        const answer = await goto(...args);
        // Without scripts, or when the application cannot be loaded, nothing is drawn anew.
        const withoutScripts = page.locator('html:not([data-scripts])');
        await Promise.race([startApplication(page), withoutScripts.waitFor({ state: 'attached' })]);
        return answer;
      };
    }
    await provide(page);
  },

  protocol: async ({ context, page, browserName }, provide, info) => {
    skipOutsideChromium(info, browserName);
    const session = await context.newCDPSession(page);
    await provide(session);
    await session.detach();
  },

  clipboard: async ({ context, page, browserName }, provide, info) => {
    skipOutsideChromium(info, browserName);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await provide(() =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        const read = async (type: string): Promise<string> =>
          item?.types.includes(type) ? (await item.getType(type)).text() : '';
        return { text: await read('text/plain'), html: await read('text/html') };
      }),
    );
  },

  context: async ({ context, listenTo, world }, provide) => {
    listenTo(context);
    if (world !== undefined) await context.addInitScript(worlds[world]);
    await provide(context);
  },
});

export { expect };

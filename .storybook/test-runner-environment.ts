import { setupPage } from '@storybook/test-runner';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
// The one that every project is given connects, and opens a context, for each file.
import Environment from '../node_modules/@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** What the test-runner's own runner tells its environment. */
interface Configuration {
  readonly projectConfig: {
    readonly wsEndpoint: string;
    readonly testEnvironmentOptions: {
      readonly 'jest-playwright': { readonly contextOptions: BrowserContextOptions };
    };
  };
}

/** What the tests of a file find as globals. */
interface Opened {
  browser?: Browser | undefined;
  context: BrowserContext;
  page: Page;
}

interface Base {
  readonly global: Opened;
  setup(): Promise<void>;
  teardown(): Promise<void>;
}

const Inherited = Environment as new (config: Configuration, context: unknown) => Base;

/** Of this worker: its files load the stories into one page, which has their code compiled already. */
let kept: Required<Opened> | undefined;

/** What a worker of Jest is sent when no file is left. */
const lastMessage = 2;

/** Without this the connection to the browser keeps the worker alive until it is killed. */
function closeWithWorker(browser: Browser): void {
  const close = (message: unknown): void => {
    if (!Array.isArray(message) || message[0] !== lastMessage) return;
    process.off('message', close);
    void browser.close();
  };
  // Where all files run in Jest's own process there are no messages, and the runner ends the browser.
  if (process.send) process.on('message', close);
}

async function open(endpoint: string, options: BrowserContextOptions): Promise<Required<Opened>> {
  const browser = await chromium.connect(endpoint);
  closeWithWorker(browser);
  const context = await browser.newContext(options);
  return { browser, context, page: await context.newPage() };
}

/** The page already calls these names, and would refuse to be given them again. */
const withoutBindings = (page: Page): Page =>
  Object.create(page, { exposeBinding: { value: () => Promise.resolve() } }) as Page;

/** Each file gets a new document in the page of its worker, as if nothing had been there before. */
export default class StoriesEnvironment extends Inherited {
  readonly #endpoint: string;
  readonly #options: BrowserContextOptions;

  constructor(config: Configuration, context: unknown) {
    const { projectConfig } = config;
    const { testEnvironmentOptions, wsEndpoint } = projectConfig;
    const options = testEnvironmentOptions['jest-playwright'];
    const quiet = {
      ...testEnvironmentOptions,
      'jest-playwright': { ...options, skipInitialization: true },
    };
    super(
      { ...config, projectConfig: { ...projectConfig, testEnvironmentOptions: quiet } },
      context,
    );
    this.#endpoint = wsEndpoint;
    this.#options = options.contextOptions;
  }

  override async setup(): Promise<void> {
    await super.setup();
    // The test-runner closes the page of a story that led it elsewhere.
    const isUsed = kept?.page.isClosed() === false;
    kept ??= await open(this.#endpoint, this.#options);
    if (kept.page.isClosed()) kept.page = await kept.context.newPage();
    const { context, page } = kept;
    if (isUsed) {
      await context.clearCookies();
      if (this.#options.viewport) await page.setViewportSize(this.#options.viewport);
    }
    Object.assign(this.global, kept);
    await setupPage(isUsed ? withoutBindings(page) : page, context);
  }

  override async teardown(): Promise<void> {
    if (kept && this.global.page !== kept.page) await this.global.page.close();
    // What it knows of, it closes.
    this.global.browser = undefined;
    await super.teardown();
  }
}

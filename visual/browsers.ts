import { availableParallelism } from 'node:os';
import { type CDPSession, chromium, type LaunchOptions, type Page } from 'playwright';
import type { PictureParameters, VisualConfig } from './config.ts';
import type { Environment } from './environment.ts';
import { decode, pixelHash } from './picture.ts';
import { pictureParameters, ready } from './storybookPage.ts';

/** A page that shows the stories of one file one after another. */
export interface CapturePage {
  readonly page: Page;
  /** The browser's own protocol, which takes pictures several times quicker than Playwright's API. */
  readonly protocol: CDPSession;
  /** Address of the served stories. */
  readonly url: string;
  /** Errors that the page printed on the console; whoever reads them removes them. */
  readonly errors: string[];
}

// Largest number of pages. A page waits for frames a quarter of its time, so one more than cores uses them all.
const most = availableParallelism() + 1;

/** Only ends a hang: the slowest step takes a second or two on a quiet machine. */
const deadlineMs = 120_000;

// With this user agent Storybook shows each animation at its end. Otherwise Storybook would wait a tenth
// of a second for animations.
const testUserAgent = 'Chromium StorybookTestRunner';

async function openPage(pinned: LaunchOptions, url: string): Promise<CapturePage> {
  const browser = await chromium.launch(pinned);
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    userAgent: testUserAgent,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(deadlineMs);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, protocol: await context.newCDPSession(page), url, errors };
}

/**
 * Loads a new document for the stories of one file, without the styles and attributes that other stories
 * left behind.
 *
 * @returns The parameters of each story's pictures, by the story's id.
 */
export async function openFile(
  { page, url }: CapturePage,
  stories: readonly string[],
): Promise<Record<string, PictureParameters>> {
  // `instrument`: outside Storybook's own frame, assertions are recorded only on request.
  await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true&instrument=true`);
  await page.evaluate(ready);
  return page.evaluate(pictureParameters, stories);
}

/** A document with everything that browsers blend: gradients, shadows, translucency, rotated edges, text. */
const roundingProbe = `<!doctype html><style>
body { margin: 0; font: 15px sans-serif; background: linear-gradient(100deg, #fff, #3a4989 60%, #00cfc8) }
div { float: left; width: 88px; height: 88px; margin: 9px; border-radius: 33px; opacity: .61;
  background: radial-gradient(#b42318, #e3fdfd 70%, transparent); box-shadow: 3px 5px 17px #121a3b }
div + div { transform: rotate(13deg) scale(1.07); filter: blur(1.3px) }
div + div + div { mix-blend-mode: multiply; background: conic-gradient(#16803c, #8a5a00, #fff) }
</style><div>Blended</div><div>and turned</div><div>and multiplied</div><div>again</div>`;

async function environmentOf({ page }: CapturePage): Promise<Environment> {
  await page.setViewportSize({ width: 320, height: 240 });
  await page.setContent(roundingProbe);
  const rounding = pixelHash(await decode(await page.screenshot()));
  return { browser: page.context().browser()?.version() ?? '', rounding };
}

/**
 * Opens browsers for the stories at an address, runs `work` in each, and closes them. Each browser has one
 * page and shares nothing with the others, so that every core draws pictures.
 *
 * @param useful - How many browsers have work. At least one is opened, to find out the environment.
 * @throws Error when the browser does not start.
 */
export async function withBrowsers(
  config: Pick<VisualConfig, 'browser'>,
  url: string,
  useful: number,
  work: (page: CapturePage) => Promise<void>,
): Promise<Environment> {
  const opened: CapturePage[] = [];
  try {
    const pinned = await config.browser();
    const first = await openPage(pinned, url);
    opened.push(first);
    const environment = await environmentOf(first);
    const others = Array.from({ length: Math.min(most, useful) - 1 }, () => openPage(pinned, url));
    opened.push(...(await Promise.all(others)));
    await Promise.all(opened.map(work));
    return environment;
  } finally {
    for (const { page } of opened) await page.context().browser()?.close();
  }
}

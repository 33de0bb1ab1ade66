import { availableParallelism } from 'node:os';
import { type Browser, chromium } from 'playwright';
import type { PictureBrowser, VisualConfig } from './config.ts';
import { type Environment, environmentOf } from './environment.ts';
import { type CapturePage, openCapturePage } from './capturePage.ts';
import { decode, pixelHash } from './picture.ts';
import { roundingProbe } from './roundingProbe.ts';

// A page waits for frames for a quarter of its time: one more than there are cores uses all of them.
const usualCount = availableParallelism() + 1;

/** Browsers that stay open for one address. */
export interface Browsers {
  /** A page in each; they take pictures at the same time. */
  readonly pages: readonly CapturePage[];
  readonly url: string;
  readonly environment: Environment;
  close(): Promise<void>;
}

// Storybook waits a tenth of a second for animations, unless the browser says that it is a test's:
// then it shows each animation at its end.
const testUserAgent = 'Chromium StorybookTestRunner';

async function openBrowser(
  { executablePath, args, ignoreDefaultArgs }: PictureBrowser,
  url: string,
  rounding: VisualConfig['rounding'],
): Promise<{ browser: Browser; page: CapturePage }> {
  const browser = await chromium.launch({
    executablePath,
    args: [...args],
    ignoreDefaultArgs: [...ignoreDefaultArgs],
  });
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    userAgent: testUserAgent,
  });
  return { browser, page: await openCapturePage(await context.newPage(), url, rounding) };
}

/** How this machine rounds: the hash of a picture in which everything is blended. */
async function roundingOf({ page, rounding }: CapturePage): Promise<string> {
  await page.setViewportSize({ width: 320, height: 240 });
  await page.setContent(roundingProbe);
  const picture = await decode(await page.screenshot());
  rounding?.(picture);
  return pixelHash(picture);
}

/**
 * Opens browsers for the stories served at `url`, each with one page: they share nothing, so that two
 * cores are two pictures.
 *
 * @throws Error when the browser does not start.
 */
export async function openBrowsers(
  config: Pick<VisualConfig, 'browser' | 'rounding'>,
  url: string,
  count = usualCount,
): Promise<Browsers> {
  const pinned = await config.browser();
  const opened = await Promise.all(
    Array.from({ length: count }, () => openBrowser(pinned, url, config.rounding)),
  );
  const [first] = opened;
  if (!first) throw new Error('At least one browser is needed.');
  return {
    pages: opened.map(({ page }) => page),
    url,
    environment: environmentOf(pinned, first.browser.version(), await roundingOf(first.page)),
    close: async () => {
      await Promise.all(opened.map(({ browser }) => browser.close()));
    },
  };
}

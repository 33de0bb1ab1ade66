import { availableParallelism } from 'node:os';
import { type Browser, chromium } from 'playwright';
import type { PictureBrowser, VisualConfig } from './config.ts';
import type { Environment } from './environment.ts';
import { type CapturePage, openCapturePage } from './openPage.ts';
import { decode, pixelHash } from './picture.ts';

// A page waits for frames for a quarter of its time: one more than there are cores uses all of them.
const most = availableParallelism() + 1;

// Storybook waits a tenth of a second for animations, unless the browser says that it is a test's:
// then it shows each animation at its end.
const testUserAgent = 'Chromium StorybookTestRunner';

async function openBrowser(
  { executablePath, args, ignoreDefaultArgs }: PictureBrowser,
  url: string,
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
  return { browser, page: await openCapturePage(await context.newPage(), url) };
}

/** A document in which everything is blended: gradients, shadows, translucency, turned edges, text. */
const roundingProbe = `<!doctype html><style>
body { margin: 0; font: 15px sans-serif; background: linear-gradient(100deg, #fff, #3a4989 60%, #00cfc8) }
div { float: left; width: 88px; height: 88px; margin: 9px; border-radius: 33px; opacity: .61;
  background: radial-gradient(#b42318, #e3fdfd 70%, transparent); box-shadow: 3px 5px 17px #121a3b }
div + div { transform: rotate(13deg) scale(1.07); filter: blur(1.3px) }
div + div + div { mix-blend-mode: multiply; background: conic-gradient(#16803c, #8a5a00, #fff) }
</style><div>Blended</div><div>and turned</div><div>and multiplied</div><div>again</div>`;

/** How this machine rounds: the hash of a picture in which everything is blended. */
async function roundingOf({ page }: CapturePage): Promise<string> {
  await page.setViewportSize({ width: 320, height: 240 });
  await page.setContent(roundingProbe);
  return pixelHash(await decode(await page.screenshot()));
}

/**
 * Opens browsers for the stories at an address while `work` runs, each with one page: they share nothing,
 * so that two cores are two pictures.
 *
 * @param useful - How many have something to do.
 * @throws Error when the browser does not start.
 */
export async function withBrowsers<Result>(
  config: Pick<VisualConfig, 'browser'>,
  url: string,
  useful: number,
  work: (pages: readonly CapturePage[], environment: Environment) => Promise<Result>,
): Promise<Result> {
  const opened: { browser: Browser; page: CapturePage }[] = [];
  try {
    const pinned = await config.browser();
    // One at least says what the environment is.
    const length = Math.max(1, Math.min(most, useful));
    const all = Array.from({ length }, () => openBrowser(pinned, url));
    opened.push(...(await Promise.all(all)));
    const [first] = opened;
    if (!first) throw new Error('At least one browser is needed.');
    const rounding = await roundingOf(first.page);
    const environment = { browser: first.browser.version(), rounding };
    return await work(
      opened.map(({ page }) => page),
      environment,
    );
  } finally {
    await Promise.all(opened.map(({ browser }) => browser.close()));
  }
}

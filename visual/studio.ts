import { availableParallelism } from 'node:os';
import { type Browser, chromium } from 'playwright';
import type { PictureBrowser, VisualConfig } from './config.ts';
import { type Environment, environmentOf } from './environment.ts';
import { openStage, type Stage } from './stage.ts';

// A stage waits for frames for a quarter of its time: one more than there are cores uses all of them.
const usualCount = availableParallelism() + 1;

/** Browsers that stay open for one address. */
export interface Studio {
  /** They take pictures at the same time. */
  readonly stages: readonly Stage[];
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
): Promise<{ browser: Browser; stage: Stage }> {
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
  return { browser, stage: await openStage(await context.newPage(), url) };
}

/**
 * Opens browsers for the stories served at `url`. Each stage has one of its own: they share nothing,
 * so that two cores are two pictures.
 *
 * @throws Error when the browser does not start.
 */
export async function openStudio(
  config: Pick<VisualConfig, 'browser'>,
  url: string,
  count = usualCount,
): Promise<Studio> {
  const pinned = await config.browser();
  const opened = await Promise.all(Array.from({ length: count }, () => openBrowser(pinned, url)));
  return {
    stages: opened.map(({ stage }) => stage),
    url,
    environment: environmentOf(pinned, opened[0]?.browser.version() ?? ''),
    close: async () => {
      await Promise.all(opened.map(({ browser }) => browser.close()));
    },
  };
}

import type { CDPSession, Page } from 'playwright';
import type { PictureParameters } from './config.ts';
import { pictureParameters, ready } from './storybookPage.ts';

/** A page that shows the stories of one file one after another. */
export interface CapturePage {
  readonly page: Page;
  /** The browser's own protocol: several times quicker than asking for a picture through the driver. */
  readonly protocol: CDPSession;
  /** Address of the served stories. */
  readonly url: string;
  /** What it said on the console as an error; taken out when it is read. */
  readonly errors: string[];
}

/** Only ends a hang: the slowest step takes a second or two on a quiet machine. */
const deadlineMs = 120_000;

/** Readies a page for the stories served at `url`. */
export async function openCapturePage(page: Page, url: string): Promise<CapturePage> {
  page.setDefaultTimeout(deadlineMs);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, protocol: await page.context().newCDPSession(page), url, errors };
}

/**
 * Loads a new document for the stories of one file, without the styles and attributes that other stories
 * left behind.
 */
export async function openFile(
  { page, url }: CapturePage,
  stories: readonly string[],
): Promise<Record<string, PictureParameters>> {
  // Outside Storybook's own frame assertions are recorded only if they are asked for.
  await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true&instrument=true`);
  await page.evaluate(ready);
  return page.evaluate(pictureParameters, stories);
}

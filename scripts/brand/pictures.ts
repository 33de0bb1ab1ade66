import { readFileSync } from 'node:fs';
import { type Browser, type Page, chromium } from 'playwright';
import sharp from 'sharp';
import { messageOf } from '../../src/server/plainError.ts';
import { pinnedBrowser } from '../browser.ts';

/** One picture to take. */
export interface PictureRequest {
  /** What goes into the body. */
  readonly html: string;
  /** Styles, besides the site's fonts. */
  readonly css: string;
  /** CSS px; the picture has `scale` times as many pixels. */
  readonly width: number;
  readonly height: number;
  /** Default 1. */
  readonly scale?: number;
}

/** Takes a picture and returns it as PNG. */
type TakePicture = (request: PictureRequest) => Promise<Buffer>;

const fonts = [
  { family: 'Schibsted Grotesk', file: 'src/design/fonts/schibsted-grotesk.woff2' },
  { family: 'Geist Mono', file: 'src/design/fonts/geist-mono.woff2' },
];

const fontFace = ({ family, file }: (typeof fonts)[number]): string =>
  `@font-face{font-family:'${family}';font-weight:400 600;src:url(data:font/woff2;base64,${readFileSync(file, 'base64')})}`;

/** The site's fonts, inlined because the page has no server to load them from. */
const fontStyles = (): string => fonts.map(fontFace).join('');

async function openPage(browser: Browser, css: string, scale: number): Promise<Page> {
  const page = await browser.newPage({ deviceScaleFactor: scale });
  const reset = 'html,body{margin:0;background:none!important;min-height:0}';
  await page.setContent(
    `<!doctype html><html lang="en"><style>${fontStyles()}${css}${reset}</style><body></body></html>`,
  );
  await page.evaluate(
    (names) => Promise.all(names.map((name) => document.fonts.load(`16px '${name}'`))),
    fonts.map(({ family }) => family),
  );
  return page;
}

/**
 * Starts the pinned browser, runs `work` with a function that takes pictures in it, and closes it. What
 * the page does not paint is transparent.
 *
 * @throws Error with one sentence when the browser cannot start.
 */
export async function withPictureBrowser<T>(
  work: (takePicture: TakePicture) => Promise<T>,
): Promise<T> {
  const { executablePath, args } = await pinnedBrowser();
  const browser = await chromium
    .launch({ executablePath, args: [...args] })
    .catch((error: unknown) => {
      const [reason] = messageOf(error).split('\n');
      throw new Error(
        `The pictures cannot be made, because the pinned browser does not start: ${reason}`,
      );
    });
  try {
    const pages = new Map<string, Page>();
    return await work(async ({ html, css, width, height, scale = 1 }) => {
      // Pictures with the same styles share a page, so that it loads the fonts once.
      const key = `${scale} ${css}`;
      const page = pages.get(key) ?? (await openPage(browser, css, scale));
      pages.set(key, page);
      await page.setViewportSize({ width, height });
      await page.evaluate((content) => {
        document.body.innerHTML = content;
      }, html);
      // Compressed again: the browser compresses for speed, and visitors download these files.
      const picture = sharp(await page.screenshot({ omitBackground: true }));
      return picture.png({ compressionLevel: 9 }).toBuffer();
    });
  } finally {
    await browser.close();
  }
}

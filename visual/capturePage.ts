import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright';
import { accessibilityTree } from './accessibilityTree.ts';
import type { PictureRef, Snapshot } from './approved.ts';
import type { Mode, PictureParameters } from './config.ts';
import { collect, type Collected } from './fingerprint/collect.ts';
import { normalize } from './fingerprint/normalize.ts';
import { decode, pixelHash } from './picture.ts';
import type { Pictures } from './pictures.ts';
import type { CapturePage } from './browsers.ts';
import { clipOf, hideStory, setAttributes, settled, showStory } from './storybookPage.ts';
import { setTextSize } from './textSize.ts';

/** How many pictures are taken of a story that keeps changing before it fails. */
const attempts = 6;

/** Puts the pointer outside the window, where it hovers over nothing. */
const parkPointer = (page: Page): Promise<void> => page.mouse.move(-100, -100);

/** Puts the page into a mode; the next story shown is drawn in it from the start. */
export async function enterMode({ page, protocol }: CapturePage, mode: Mode): Promise<void> {
  const { viewport, media = 'screen', forcedColors = 'none', textSize = 100, ...more } = mode;
  const { contrast = 'no-preference', attributes = {}, ...later } = more;
  // `motion` and `state` are applied with the story; the compiler rejects a condition that is applied nowhere.
  const { motion: _motion, state: _state, ...unknown } = later;
  unknown satisfies Record<string, never>;
  await page.evaluate(hideStory);
  await parkPointer(page);
  // Setting the same size again would take as long as setting another one.
  if (!isDeepStrictEqual(page.viewportSize(), viewport)) await page.setViewportSize(viewport);
  await page.emulateMedia({ media, forcedColors, contrast });
  await setTextSize(protocol, textSize);
  await page.evaluate(setAttributes, attributes);
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Puts the pointer or the keyboard on the mode's target: in the story, or outside it, such as in a dialog. */
async function enterState(
  { page }: CapturePage,
  { state }: Mode,
  target: string = controls,
): Promise<void> {
  if (!state) return;
  const inside = page.locator('#storybook-root').locator(target).first();
  const control = (await inside.count()) > 0 ? inside : page.locator(target).first();
  // The story has finished, so it makes no sense to wait for the element.
  if ((await control.count()) === 0)
    throw new Error(`No element matches ${target}: parameters.visual.target names it.`);
  if (state === 'hover') return control.hover();
  // A focus ring is shown only after a key press.
  await page.keyboard.press('Tab');
  await control.focus();
}

/** Waits until nothing of a story is still loading or moving. Fails a story that printed an error. */
export async function settle({ page, errors }: CapturePage): Promise<void> {
  await page.evaluate(settled);
  const said = errors.splice(0);
  if (said.length > 0) throw new Error(`It says on the console: ${said.join('\n')}`);
}

/** Enlarges the window to the picture: a screenshot beyond the window would reset the text size. */
async function fitWindow(
  { page }: CapturePage,
  mode: Mode,
  { clip }: PictureParameters,
): Promise<void> {
  const { box, beyond } = await page.evaluate(clipOf, clip);
  if (!beyond) return;
  await page.setViewportSize({ width: mode.viewport.width, height: box.y + box.height });
  await page.evaluate(settled);
}

async function picture(
  { page, protocol }: CapturePage,
  mode: Mode,
  { clip }: PictureParameters,
): Promise<Buffer> {
  const { box, beyond } = await page.evaluate(clipOf, clip);
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: beyond && mode.textSize === undefined,
    clip: { ...box, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** A picture as the browser encoded it, with its hash and size. */
interface Screenshot extends PictureRef {
  readonly png: Buffer;
}

async function read(png: Buffer): Promise<Screenshot> {
  const decoded = await decode(png);
  const { width, height } = decoded;
  return { png, picture: pixelHash(decoded), width, height };
}

/** The texts beside a picture, and the style sheets that it was drawn with. */
async function textsOf({
  page,
  protocol,
}: CapturePage): Promise<Pick<Snapshot, 'texts' | 'sheets'>> {
  const tree = await accessibilityTree(protocol);
  // As one string, because Playwright serializes a large value piece by piece, which is slow.
  const json = await page.evaluate(`JSON.stringify((${collect.toString()})())`);
  const collected = JSON.parse(String(json)) as Collected;
  return { texts: { tree, fingerprint: normalize(collected) }, sheets: collected.sheets };
}

async function stablePicture(
  capturePage: CapturePage,
  mode: Mode,
  parameters: PictureParameters,
  approved: PictureRef | undefined,
  { isKept }: Pictures,
): Promise<Screenshot> {
  let before = await picture(capturePage, mode, parameters);
  // The approved picture was stable, so one that equals it is stable, and needs no second picture.
  if (approved !== undefined) {
    const { picture: hash, width, height } = approved;
    // Most equal the approved file byte for byte; decoding and hashing them took a tenth of a capture.
    if (isKept(hash, before)) return { png: before, picture: hash, width, height };
    const first = await read(before);
    if (first.picture === hash) return first;
  }
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const now = await picture(capturePage, mode, parameters);
    if (now.equals(before)) return read(now);
    before = now;
  }
  throw new Error(`It is never the same twice: ${attempts} pictures in a row differed.`);
}

/**
 * Shows a story, and takes its picture and the texts beside it. The picture is final once two in a row are
 * equal byte for byte, or when the first one equals the approved one.
 *
 * @param approved - The picture that was approved; undefined when there is none.
 * @throws Error when the story fails, draws nothing, or never stops changing.
 */
export async function takeSnapshot(
  capturePage: CapturePage,
  story: string,
  mode: Mode,
  parameters: PictureParameters,
  approved: PictureRef | undefined,
  pictures: Pictures,
): Promise<Snapshot & Screenshot> {
  const { page } = capturePage;
  if (mode.state === 'hover') await parkPointer(page);
  await page.evaluate(showStory, story);
  if (mode.motion === 'reduced')
    await page.evaluate(() => {
      document.documentElement.dataset['motion'] = 'live';
    });
  await enterState(capturePage, mode, parameters.target);
  try {
    await settle(capturePage);
    if (mode.textSize !== undefined) await fitWindow(capturePage, mode, parameters);
    const screenshot = await stablePicture(capturePage, mode, parameters, approved, pictures);
    return { ...screenshot, ...(await textsOf(capturePage)) };
  } finally {
    if (mode.textSize !== undefined) await page.setViewportSize(mode.viewport);
  }
}

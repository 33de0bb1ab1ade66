import type { CDPSession, Page } from 'playwright';
import type { Mode, PictureParameters } from './config.ts';
import {
  clipOf,
  holdAt,
  pictureParameters,
  ready,
  restart,
  setAttributes,
  settled,
  showStory,
  thaw,
} from './inStorybook.ts';
import type { TextName } from './manifests.ts';
import { decode, type Picture, pixelHash } from './picture.ts';
import { enterState } from './state.ts';
import { type TextLines, textsOf } from './texts.ts';
import { setTextSize } from './textSize.ts';

/** A warm page that the stories of one file follow one another on. */
export interface Stage {
  readonly page: Page;
  /** The browser's own protocol: several times quicker than asking for a picture through the driver. */
  readonly protocol: CDPSession;
  /** Address of the served stories. */
  readonly url: string;
}

/** A picture that never came to rest. */
export class Unstable extends Error {}

/** Pictures taken before one that never settles is given up. */
const attempts = 6;

/** Ends a hang, and judges nothing: the slowest step takes a second or two on a quiet machine. */
const deadlineMs = 120_000;

/** Opens a stage for the stories served at `url`. */
export async function openStage(page: Page, url: string): Promise<Stage> {
  page.setDefaultTimeout(deadlineMs);
  return { page, protocol: await page.context().newCDPSession(page), url };
}

/**
 * Begins anew with stories of one file: styles and marks that other stories left on the document
 * are gone with it.
 */
export async function openFile(
  { page, url }: Stage,
  stories: readonly string[],
): Promise<Record<string, PictureParameters>> {
  // Outside Storybook's own frame assertions are recorded only if they are asked for.
  await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true&instrument=true`);
  await page.evaluate(ready);
  return page.evaluate(pictureParameters, stories);
}

/** Puts the pointer outside the window: wherever else it rests, it hovers over something. */
async function parkPointer(page: Page): Promise<void> {
  await page.mouse.move(-100, -100);
}

/** Puts the page into a mode; the next story shown is drawn in it from the start. */
export async function enterMode({ page, protocol }: Stage, mode: Mode): Promise<void> {
  await parkPointer(page);
  await page.setViewportSize(mode.viewport);
  await page.emulateMedia({
    media: mode.media ?? 'screen',
    forcedColors: mode.forcedColors ?? 'none',
    contrast: mode.contrast ?? 'no-preference',
    reducedMotion: mode.frame === undefined ? 'reduce' : 'no-preference',
  });
  await setTextSize(protocol, mode.text ?? 100);
  await page.evaluate(setAttributes, { ...mode.attributes });
}

/** Starts the story's motion with its clock at rest, and holds it at the mode's frame. */
async function enterFrame(
  { page, protocol }: Stage,
  frame: number,
  starter: string,
): Promise<void> {
  await protocol.send('Animation.enable');
  await protocol.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.evaluate(thaw);
  if (starter === 'appearing') await page.evaluate(restart);
  else {
    // By the keyboard: a press of the pointer would take the ring from every later focus.
    const control = page.locator('#storybook-root').locator(starter).first();
    if ((await control.count()) === 0)
      throw new Error(
        `No element matches ${starter}: parameters.visual.motion names what starts the motion.`,
      );
    await control.focus();
    await page.keyboard.press('Enter');
  }
  await page.evaluate(settled);
  const moving = await page.evaluate(holdAt, frame);
  if (moving === 0)
    throw new Error('Nothing moves: parameters.visual.motion names what starts the motion.');
}

/** Makes the window hold what is pictured: a picture beyond it puts the size of the text back. */
async function fitWindow({ page }: Stage, mode: Mode, { clip }: PictureParameters): Promise<void> {
  const { box, beyond } = await page.evaluate(clipOf, clip);
  if (!beyond) return;
  await page.setViewportSize({ width: mode.viewport.width, height: box.y + box.height });
  await page.evaluate(settled);
}

async function picture(
  { page, protocol }: Stage,
  mode: Mode,
  { clip }: PictureParameters,
): Promise<Buffer> {
  const { box, beyond } = await page.evaluate(clipOf, clip);
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: beyond && mode.text === undefined,
    clip: { ...box, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** A picture as the browser gave it, and what its pixels are. */
export interface Taken {
  readonly png: Buffer;
  readonly picture: Picture;
  /** Hash of the pixels. */
  readonly hash: string;
}

async function read(png: Buffer): Promise<Taken> {
  const decoded = await decode(png);
  return { png, picture: decoded, hash: pixelHash(decoded) };
}

async function pictureAtRest(
  stage: Stage,
  mode: Mode,
  parameters: PictureParameters,
  approved: string | undefined,
): Promise<Taken> {
  let before = await picture(stage, mode, parameters);
  // It was at rest when it was approved: what equals it is at rest, and needs no second picture.
  const first = approved === undefined ? undefined : await read(before);
  if (first !== undefined && first.hash === approved) return first;
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const now = await picture(stage, mode, parameters);
    if (now.equals(before)) return read(now);
    before = now;
  }
  throw new Unstable(`It is never the same twice: ${attempts} pictures in a row differed.`);
}

/**
 * Shows a story and takes its picture once two in a row are equal, byte for byte, or the first one
 * equals the approved one; and the texts of these names.
 *
 * @param approved - Hash of the pixels that were approved; undefined when there are none.
 * @throws Error when the story fails, draws nothing, or never comes to rest.
 */
export async function takePicture(
  stage: Stage,
  story: string,
  mode: Mode,
  parameters: PictureParameters,
  texts: readonly TextName[],
  approved: string | undefined,
): Promise<Taken & { texts: TextLines }> {
  const { page, protocol } = stage;
  if (mode.state === 'hover') await parkPointer(page);
  await page.evaluate(showStory, story);
  if (mode.motion === 'reduced')
    await page.evaluate(() => {
      document.documentElement.dataset['motion'] = 'live';
    });
  await enterState(stage, mode, parameters.target);
  try {
    if (mode.frame !== undefined)
      await enterFrame(stage, mode.frame, parameters.motion ?? 'appearing');
    await page.evaluate(settled);
    if (mode.text !== undefined) await fitWindow(stage, mode, parameters);
    const taken = await pictureAtRest(stage, mode, parameters, approved);
    return { ...taken, texts: await textsOf(stage, texts) };
  } finally {
    if (mode.text !== undefined) await page.setViewportSize(mode.viewport);
    if (mode.frame !== undefined)
      await protocol.send('Animation.setPlaybackRate', { playbackRate: 1 });
    // Takes every pretended state back.
    if (mode.state?.startsWith('all-')) await protocol.send('CSS.disable');
  }
}

import type { CDPSession, Page } from 'playwright';
import { type Mode, type ModeName, modes, type VisualParameters } from '../.storybook/modes.ts';
import { clipOf, rendered, settled, showStory } from './inStorybook.ts';

/** A warm page that stories follow one another on. */
export interface Stage {
  readonly page: Page;
  /** The browser's own protocol: several times quicker than asking for a picture through the driver. */
  readonly protocol: CDPSession;
}

/** Pictures taken before one that never settles is given up. */
const attempts = 6;

/** Opens the stories served at `url`, with axe left out: it has its own suite. */
export async function openStage(page: Page, url: string): Promise<Stage> {
  const protocol = await page.context().newCDPSession(page);
  await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.evaluate(rendered);
  return { page, protocol };
}

/** Puts the pointer outside the window: wherever else it rests, it hovers over something. */
async function parkPointer(page: Page): Promise<void> {
  await page.mouse.move(-100, -100);
}

/** Puts the page into a mode; the next story shown is drawn in it from the start. */
export async function enterMode({ page }: Stage, name: ModeName): Promise<void> {
  const mode: Mode = modes[name];
  await parkPointer(page);
  await page.setViewportSize(mode.viewport);
  await page.emulateMedia({
    media: mode.media ?? 'screen',
    forcedColors: mode.forcedColors ?? 'none',
    contrast: mode.contrast ?? 'no-preference',
    reducedMotion: 'reduce',
  });
}

async function enterState(page: Page, mode: Mode, target: string | undefined): Promise<void> {
  if (!mode.state) return;
  const control = page
    .locator('#storybook-root')
    .locator(target ?? 'a[href], button, input, select, textarea, summary, [tabindex="0"]')
    .first();
  if (mode.state === 'hover') {
    await control.hover({ timeout: 5000 });
    return;
  }
  // A ring shows after a key only, as for a visitor.
  await page.keyboard.press('Tab');
  await control.focus({ timeout: 5000 });
}

async function picture({ page, protocol }: Stage, { clip }: VisualParameters): Promise<Buffer> {
  const { box, beyond } = await page.evaluate(clipOf, clip);
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: beyond,
    clip: { ...box, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/**
 * Shows a story and takes its picture once two in a row are equal, byte for byte.
 *
 * @throws Error when the story fails, draws nothing, or never comes to rest.
 */
export async function takePicture(
  stage: Stage,
  story: string,
  name: ModeName,
  parameters: VisualParameters,
): Promise<Buffer> {
  const { page } = stage;
  const mode: Mode = modes[name];
  if (mode.state === 'hover') await parkPointer(page);
  await page.evaluate(showStory, story);
  if (mode.motion === 'reduced')
    await page.evaluate(() => {
      document.documentElement.dataset['motion'] = 'live';
    });
  await enterState(page, mode, parameters.target);
  await page.evaluate(settled);
  let before = await picture(stage, parameters);
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const now = await picture(stage, parameters);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`It is never the same twice: ${attempts} pictures in a row differed.`);
}

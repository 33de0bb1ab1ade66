import type { Locator, Page } from 'playwright';
import type { Mode } from './config.ts';
import type { CapturePage } from './openPage.ts';
import { holdAt, restart, settled, thaw } from './storybookPage.ts';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** The element that a parameter of the story names; outside the root, such as in a dialog, it is looked for last. */
async function elementOf(page: Page, selector: string, parameter: string): Promise<Locator> {
  const inRoot = page.locator('#storybook-root').locator(selector).first();
  const element = (await inRoot.count()) > 0 ? inRoot : page.locator(selector).first();
  // The story has finished, so it makes no sense to wait for the element.
  if ((await element.count()) > 0) return element;
  throw new Error(`No element matches ${selector}: parameters.visual.${parameter} names it.`);
}

/** Puts the pointer or the keyboard on the mode's target. */
export async function enterState(
  { page }: CapturePage,
  mode: Mode,
  target: string = controls,
): Promise<void> {
  if (!mode.state) return;
  const control = await elementOf(page, target, 'target');
  if (mode.state === 'hover') return control.hover();
  // A focus ring is shown only after a key press.
  await page.keyboard.press('Tab');
  await control.focus();
}

/** Starts the story's motion with a stopped clock, and sets it to the mode's frame. */
export async function enterFrame(
  { page, protocol }: CapturePage,
  frame: number,
  starter: string,
): Promise<void> {
  await protocol.send('Animation.enable');
  await protocol.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.evaluate(thaw);
  if (starter === 'appearing') await page.evaluate(restart);
  else {
    // By the keyboard: a press of the pointer would take the ring from every later focus.
    await (await elementOf(page, starter, 'motion')).focus();
    await page.keyboard.press('Enter');
  }
  await page.evaluate(settled);
  const moving = await page.evaluate(holdAt, frame);
  if (moving === 0)
    throw new Error('Nothing moves: parameters.visual.motion names what starts the motion.');
}

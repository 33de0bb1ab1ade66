import type { CDPSession, Page } from 'playwright';
import type { Mode } from './config.ts';
import { holdAt, restart, settled, thaw } from './storybookPage.ts';

/** The page that a state is pretended on. */
interface StatePage {
  readonly page: Page;
  readonly protocol: CDPSession;
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Pretends that the pointer or the keyboard is on every control at once. */
async function enterEverywhere(protocol: CDPSession, classes: readonly string[]): Promise<void> {
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  const { root } = await protocol.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await protocol.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: controls,
  });
  for (const nodeId of nodeIds)
    await protocol.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...classes] });
}

/** Puts the pointer or the keyboard on the mode's target, or on every control at once. */
export async function enterState(
  { page, protocol }: StatePage,
  mode: Mode,
  target: string = controls,
): Promise<void> {
  if (!mode.state) return;
  if (mode.state === 'all-hover') return enterEverywhere(protocol, ['hover']);
  if (mode.state === 'all-focus') return enterEverywhere(protocol, ['focus', 'focus-visible']);
  // Elements outside the root, such as a dialog, are tried last.
  const inRoot = page.locator('#storybook-root').locator(target).first();
  const control = (await inRoot.count()) > 0 ? inRoot : page.locator(target).first();
  // The story has finished, so it makes no sense to wait for the element.
  if ((await control.count()) === 0)
    throw new Error(`No element matches ${target}: parameters.visual.target names the control.`);
  if (mode.state === 'hover') {
    await control.hover();
    return;
  }
  // A focus ring is shown only after a key press.
  await page.keyboard.press('Tab');
  await control.focus();
}

/** Starts the story's motion with a stopped clock, and sets it to the mode's frame. */
export async function enterFrame(
  { page, protocol }: StatePage,
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

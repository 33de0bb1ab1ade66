import type { CapturePage } from './browsers.ts';
import type { Mode } from './config.ts';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Puts the pointer or the keyboard on the mode's target: in the story, or outside it, such as in a dialog. */
export async function enterState(
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

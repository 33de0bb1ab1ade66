import { expect } from './test.ts';
import type { EngineWindow } from './window.ts';

/** Waits until a condition holds in the page. */
export async function until(engineWindow: EngineWindow, holds: () => boolean): Promise<void> {
  await expect.poll(() => engineWindow.run(holds, null), { message: String(holds) }).toBe(true);
}

/** Waits until the application has every part of the page. */
export const hydratedIn = (engineWindow: EngineWindow): Promise<void> =>
  until(
    engineWindow,
    () =>
      document.querySelector('#main') !== null && document.querySelector('[data-waiting]') === null,
  );

/** Clicks the middle of the first visible element of a selector. */
export async function clickOn(engineWindow: EngineWindow, selector: string): Promise<void> {
  const { x, y } = await engineWindow.run((wanted) => {
    const element = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
    if (element === undefined) throw new Error(`Nothing to click: ${wanted}`);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);
  await engineWindow.click(x, y);
}

/** Clicks a field and types into it. */
export async function fill(
  engineWindow: EngineWindow,
  selector: string,
  text: string,
): Promise<void> {
  await clickOn(engineWindow, selector);
  await engineWindow.type(text);
}

/** The text of the element that has the focus, or the name of the field. */
export const focused = (engineWindow: EngineWindow): Promise<string> =>
  engineWindow.run(() => {
    const element = document.activeElement;
    return (element?.getAttribute('name') ?? element?.textContent ?? '').trim();
  }, null);

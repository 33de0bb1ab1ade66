import { isHydrated, isInBrandFaces } from '../support/pages.ts';
import { expect } from './test.ts';
import type { EngineWindow } from './window.ts';

/** Waits until a condition holds in the page, even if another document is loaded meanwhile. */
export async function until<Argument>(
  engineWindow: EngineWindow,
  holds: (argument: Argument) => boolean,
  argument?: Argument,
): Promise<void> {
  await expect(async () => {
    const held = await engineWindow.run(holds as (given: unknown) => boolean, argument ?? null);
    expect(held, String(holds)).toBe(true);
  }).toPass({ timeout: 120_000, intervals: [100] });
}

/** Sets the width of the page, and waits until the page has it. */
export async function setWidth(engineWindow: EngineWindow, width: number): Promise<void> {
  await engineWindow.resize(width, 874);
  await until(engineWindow, (wanted) => innerWidth === wanted, width);
}

/** Opens a page and waits for its web fonts: without a fitted fallback font, their arrival moves everything. */
export async function open(engineWindow: EngineWindow, url: string): Promise<void> {
  await engineWindow.open(url);
  await until(engineWindow, isInBrandFaces);
}

/** Opens a page like `open`, and waits until all of it is hydrated. */
export async function openHydrated(engineWindow: EngineWindow, url: string): Promise<void> {
  await open(engineWindow, url);
  await until(engineWindow, isHydrated);
}

/** Clicks the middle of the first visible element of a selector, once it has stopped moving. */
export async function clickOn(engineWindow: EngineWindow, selector: string): Promise<void> {
  const visible = (wanted: string): boolean =>
    [...document.querySelectorAll(wanted)].some((each) => each.checkVisibility());
  await until(engineWindow, visible, selector);
  const [x, y] = await engineWindow.run(async (wanted) => {
    const element = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility())!;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    let [before, box] = [new DOMRect(), element.getBoundingClientRect()];
    while (before.x !== box.x || before.y !== box.y) {
      await new Promise(requestAnimationFrame);
      [before, box] = [box, element.getBoundingClientRect()];
    }
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
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
  await until(engineWindow, (wanted) => document.activeElement?.matches(wanted) === true, selector);
  await engineWindow.type(text);
}

/** Waits until the focus is on an element of this text, or on the field of this name. */
export const untilFocused = (engineWindow: EngineWindow, wanted: string): Promise<void> =>
  until(
    engineWindow,
    (text) => {
      const element = document.activeElement;
      return (element?.getAttribute('name') ?? element?.textContent ?? '').trim() === text;
    },
    wanted,
  );

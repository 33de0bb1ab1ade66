import type { Page } from 'playwright';
import { orderFaults, ringFaults } from '../checks/focusFaults.ts';
import { walk } from '../checks/focusWalk.ts';
import { clippedTexts, overlappingTexts } from '../checks/textFaults.ts';
import { visibleText } from '../checks/visibleText.ts';
import { isExtreme } from './modes.ts';

/** Texts that are cut off or printed over each other in the window as it is. */
async function textFaults(page: Page): Promise<string[]> {
  const runs = await visibleText(page);
  return [...clippedTexts(runs), ...overlappingTexts(runs)];
}

/** Few stories have more controls. */
const keysAtOnce = 8;

/** Tab stops whose focus ring is missing or faint, or that are out of order. */
async function focusFaults(page: Page): Promise<string[]> {
  // The focus is trapped in a dialog; journeys check it there.
  const isTrapped = await page.evaluate(
    (dialogs) => document.querySelector(dialogs) !== null,
    'dialog[open], [role="dialog"]',
  );
  if (isTrapped) return [];
  const stops = await walk(page, 'forwards', keysAtOnce);
  // An iframe's content draws its own focus ring.
  return [
    ...ringFaults(stops.filter(({ where }) => !where.startsWith('iframe'))),
    ...orderFaults(stops),
  ];
}

/** What the checks of text and focus find in a story, in the window that it was played in. */
export async function storyFaults(page: Page, storyId: string): Promise<string[]> {
  const texts = await textFaults(page);
  return isExtreme(storyId) ? texts : [...texts, ...(await focusFaults(page))];
}

/** The texts of a story again, as narrow as a page becomes at 400 % zoom. */
export async function narrowFaults(page: Page): Promise<string[]> {
  return (await textFaults(page)).map((fault) => `320 px: ${fault}`);
}

import type { Page } from 'playwright';
import { axeFindings } from '../checks/axe.ts';
import { orderFaults, ringFaults } from '../checks/focusFaults.ts';
import { walk } from '../checks/focusWalk.ts';
import { clippedTexts, overlappingTexts } from '../checks/textFaults.ts';
import { visibleText } from '../checks/visibleText.ts';
import { isExtreme, modes } from './modes.ts';

/** Selectors of the elements that Storybook keeps in the document beside a story. */
const ofStorybook = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Animations that run although reduced motion is set. The stories' freeze of motion is lifted to see them. */
function runningAnimations(): string[] {
  const { dataset } = document.documentElement;
  dataset['motion'] = 'live';
  const moving = document
    .getAnimations()
    // Paused ones count, too, because Storybook itself pauses CSS animations.
    .filter(({ playState }) => playState === 'running' || playState === 'paused')
    .map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return `moves although reduced motion is asked for: ${target?.outerHTML.slice(0, 120)}`;
    });
  dataset['motion'] = 'frozen';
  return moving;
}

/** How far the page can be scrolled sideways, in px. */
function overhang(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Texts that are cut off or overlap at the current size of the window. */
async function textFaults(page: Page): Promise<string[]> {
  const runs = await visibleText(page);
  return [...clippedTexts(runs), ...overlappingTexts(runs)];
}

/** Tab presses sent in one batch: most stories have fewer controls. */
const keysAtOnce = 8;

/** Tab stops whose focus ring is missing or faint, or that are out of order. */
async function focusFaults(page: Page): Promise<string[]> {
  // A dialog traps the focus; the e2e journeys check the focus inside dialogs.
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

/** Whether a story is checked here: every story except those of pages, which e2e checks on the site. */
export const isChecked = (storyId: string): boolean => !storyId.startsWith('pages-');

/** Whether a story shows the link preview for other sites, which is always 1200 px wide. */
const isSocialCard = (storyId: string): boolean => storyId.startsWith('illustrations-socialcard--');

/**
 * Faults that comparing pictures does not find. At the window size that the story was played in: axe, motion,
 * texts and focus. Then at 320 px (a page at 400 % zoom): sideways scrolling, and texts again. Leaves the
 * window at 320 px.
 */
export async function storyFaults(page: Page, storyId: string): Promise<string[]> {
  const found = await axeFindings(page, isExtreme(storyId) ? 'layout' : 'part', ofStorybook);
  const faults = [
    ...found.map(({ rule, snippet }) => `axe, ${rule}: ${snippet}`),
    ...(await page.evaluate(runningAnimations)),
    ...(await textFaults(page)),
    ...(isExtreme(storyId) ? [] : await focusFaults(page)),
  ];
  await page.setViewportSize(modes.narrow.viewport);
  if (isSocialCard(storyId)) return faults;
  const tooWide = await page.evaluate(overhang);
  if (tooWide > 0) faults.push(`scrolls sideways by ${tooWide} px on a screen of 320 px`);
  faults.push(...(await textFaults(page)).map((fault) => `320 px: ${fault}`));
  return faults;
}

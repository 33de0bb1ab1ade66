import type { Page } from 'playwright';
import { axeFindings } from '../checks/axe.ts';
import { orderFaults, ringFaults } from '../checks/focusFaults.ts';
import { walk } from '../checks/focusWalk.ts';
import { clippedTexts, overlappingTexts } from '../checks/textFaults.ts';
import { visibleText } from '../checks/visibleText.ts';
import { isExtreme, modes } from './modes.ts';

/** What Storybook keeps in the document beside a story. */
const ofStorybook = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** What still moves although the reader asked for no motion; the freeze is lifted to see it. */
function runningAnimations(): string[] {
  const { dataset } = document.documentElement;
  dataset['motion'] = 'live';
  const moving = document
    .getAnimations()
    // Storybook itself pauses what a stylesheet animates.
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

/** Texts that are cut off or printed over each other in the window as it is. */
async function textFaults(page: Page): Promise<string[]> {
  const runs = await visibleText(page);
  return [...clippedTexts(runs), ...overlappingTexts(runs)];
}

/** Tab presses sent at once: most stories have fewer controls. */
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

/** A story of a part; pages are checked as pages, in e2e. */
export const isChecked = (storyId: string): boolean => !storyId.startsWith('pages-');

/** The preview of a link on other sites, which is always 1200 px wide. */
const isSocialCard = (storyId: string): boolean => storyId.startsWith('illustrations-socialcard--');

/**
 * What comparing pictures does not find. In the window that the story was played in: axe, motion, texts,
 * focus. Then at 320 px, where the window stays (a page at 400 % zoom): scrolling sideways, and texts again.
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

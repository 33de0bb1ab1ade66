import type { Page } from 'playwright';
import { explains, unexplained } from '../e2e/support/acceptedFindings.ts';
import { orderFaults, ringFaults } from '../e2e/support/checks/focusFaults.ts';
import { walk } from '../e2e/support/checks/focusWalk.ts';
import { clippedTexts, overlappingTexts } from '../e2e/support/checks/textFaults.ts';
import { visibleText } from '../e2e/support/checks/visibleText.ts';
import { secondEngineFindings } from '../e2e/support/secondEngine.ts';
import { acceptedInStories, rulesOfPages } from './acceptedFindings.ts';
import { isExtreme } from './modes.ts';

/** What the engine looks at, the first that is there: behind an open dialog all is inert. */
const parts = ['dialog[open]', '[role="dialog"][data-state="open"]', '#storybook-root'];

/** What IBM's engine objects to in a story as it stands, and explanations that the story needs no more. */
async function engineFaults(page: Page, storyId: string): Promise<string[]> {
  const part = await page.evaluate(
    (all) => all.find((selector) => document.querySelector(selector) !== null),
    parts,
  );
  const all = await secondEngineFindings(page, part);
  const findings = all.filter(({ rule }) => !rulesOfPages.has(rule));
  const idle = acceptedInStories.filter(
    (accepted) =>
      accepted.seenIn === storyId && !findings.some((finding) => explains(accepted, finding)),
  );
  return [
    ...unexplained(findings, acceptedInStories).map(
      ({ rule, code, snippet }) => `IBM: ${rule} (${code}): ${snippet}`,
    ),
    ...idle.map(({ rule }) => `IBM: ${rule} is explained for this story, and not found in it.`),
  ];
}

/** Texts that are cut off or printed over each other in the window as it is. */
async function textFaults(page: Page, storyId: string): Promise<string[]> {
  // Lists of the review scroll: what is out of sight there lies over nothing.
  if (storyId.startsWith('visual-')) return [];
  const runs = await page.evaluate(visibleText);
  return [...clippedTexts(runs), ...overlappingTexts(runs)];
}

/** Few stories have more controls. */
const keysAtOnce = 8;

/** Stops of Tab whose ring is missing or hard to see, or that go back. */
async function focusFaults(page: Page): Promise<string[]> {
  // It goes round in a dialog; journeys walk there.
  const isTrapped = await page.evaluate(
    (dialogs) => document.querySelector(dialogs) !== null,
    'dialog[open], [role="dialog"]',
  );
  if (isTrapped) return [];
  const stops = await walk(page, 'forwards', keysAtOnce);
  // What is inside a frame rings itself.
  return [
    ...ringFaults(stops.filter(({ where }) => !where.startsWith('iframe'))),
    ...orderFaults(stops),
  ];
}

/** Pages are checked as pages, in `e2e`. */
const isPage = (storyId: string): boolean => storyId.startsWith('pages-');

/** What the checks of pages find in a story, in the window that it was played in. */
export async function storyFaults(page: Page, storyId: string): Promise<string[]> {
  if (isPage(storyId)) return [];
  const texts = await textFaults(page, storyId);
  if (isExtreme(storyId)) return texts;
  return [...texts, ...(await engineFaults(page, storyId)), ...(await focusFaults(page))];
}

/** The texts of a story again, as narrow as a page becomes at 400 % zoom. */
export async function narrowFaults(page: Page, storyId: string): Promise<string[]> {
  if (isPage(storyId)) return [];
  return (await textFaults(page, storyId)).map((fault) => `320 px: ${fault}`);
}

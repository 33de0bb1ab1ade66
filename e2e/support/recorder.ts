import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** What a screen reader would have announced, in order. */
    announcements: string[];
  }
}

/**
 * Records what a screen reader announces by itself: every change of a live region, as
 * `status: text` or `alert: text`, and every move of the focus, as `focus: button Refresh`, or with the
 * `name` of a field, as `focus: input email`.
 * Call it before the page is opened.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.announcements = [];
    const words = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
    const live = '[role="status"], [role="alert"], [aria-live]';
    const told = new WeakMap<Element, string>();
    const record = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(live) ?? element?.querySelector(live);
      if (!(region instanceof HTMLElement)) return;
      const before = told.get(region);
      told.set(region, words(region));
      // A page translator (`world.ts`) has put the same words into `font` elements: not a new announcement.
      if (element?.closest('font') && before === words(region)) return;
      // Only rendered text is announced.
      if (region.innerText.trim() === '') return;
      window.announcements.push(`${region.getAttribute('role') ?? 'live'}: ${words(region)}`);
    };
    new MutationObserver((records) => {
      const nodes = records.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      const before = window.announcements.length;
      for (const node of nodes) record(node);
      // One change of a region is one announcement, however many nodes it is made of.
      window.announcements.push(...new Set(window.announcements.splice(before)));
    }).observe(document, { childList: true, characterData: true, subtree: true });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const label =
        target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
          ? target.name
          : words(target);
      window.announcements.push(`focus: ${target.localName} ${label.slice(0, 60)}`);
    });
  });
}

/** Returns and clears what was announced since the last call, or since the page was opened. */
export async function takeAnnouncements(page: Page): Promise<string[]> {
  return page.evaluate(() => window.announcements.splice(0));
}

import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** What a listener was told, in order. */
    told: string[];
  }
}

/**
 * Records what reaches a listener without asking: every change of a live region, as
 * `status: text` or `alert: text`, and every move of the focus, as `focus: button text`.
 * Call it before the page is opened.
 */
export async function recordTold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.told = [];
    const words = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
    const live = '[role="status"], [role="alert"], [aria-live]';
    const tell = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(live) ?? element?.querySelector(live);
      // A listener is told what is rendered; a region that shows nothing says nothing.
      if (!(region instanceof HTMLElement) || region.innerText.trim() === '') return;
      window.told.push(`${region.getAttribute('role') ?? 'live'}: ${words(region)}`);
    };
    new MutationObserver((records) => {
      const nodes = records.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      const before = window.told.length;
      for (const node of nodes) tell(node);
      // One change of a region is one announcement, however many nodes it is made of.
      window.told.push(...new Set(window.told.splice(before)));
    }).observe(document, { childList: true, characterData: true, subtree: true });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const label =
        target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
          ? target.name
          : words(target);
      window.told.push(`focus: ${target.localName} ${label.slice(0, 60)}`);
    });
  });
}

/** What was told since the last call, or since the page was opened. */
export async function told(page: Page): Promise<string[]> {
  return page.evaluate(() => window.told.splice(0));
}

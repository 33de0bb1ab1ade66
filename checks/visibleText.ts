import type { Page } from 'playwright/test';

/** A rectangle in px, measured from the top left corner of the document. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The text of one node as the screen shows it. */
export interface TextRun {
  readonly text: string;
  /** Tag and beginning of the text of the element that holds it. */
  readonly where: string;
  /** Size of its letters in px. */
  readonly size: number;
  /** One box for each line. */
  readonly lines: readonly Box[];
  /** The area that ancestors do not clip; unlimited where nothing clips or the reader can scroll. */
  readonly window: Box;
  /** Words that are set on more than one line. */
  readonly brokenWords: readonly string[];
  /** Whether it stays in place while the page scrolls. */
  readonly isStuck: boolean;
}

/** Every text that a sighted reader is shown. */
export async function visibleText(page: Page): Promise<TextRun[]> {
  // As one string, because Playwright serializes objects piece by piece, which takes longer than the search.
  const found = await page.evaluate(`JSON.stringify((${textsInPage.toString()})())`);
  return JSON.parse(String(found)) as TextRun[];
}

/** Every text that a sighted reader is shown. Runs inside the page, so it can use nothing outside itself. */
function textsInPage(): TextRun[] {
  const far = 1e6;
  const hiddenOnPurpose = (style: CSSStyleDeclaration): boolean =>
    style.clipPath.startsWith('inset(50%') || (style.width === '1px' && style.height === '1px');

  interface Surroundings {
    readonly window: Box;
    readonly isHidden: boolean;
    readonly isStuck: boolean;
  }
  const known = new Map<Element, Surroundings>();
  const surroundingsOf = (element: Element): Surroundings => {
    const before = known.get(element);
    if (before) return before;
    const above: Surroundings =
      element.parentElement && element !== document.body
        ? surroundingsOf(element.parentElement)
        : {
            window: {
              left: 0,
              top: -far,
              right: document.documentElement.clientWidth,
              bottom: far,
            },
            isHidden: false,
            isStuck: false,
          };
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    let { left, top, right, bottom } = above.window;
    // Overflow of the body applies to the viewport.
    if (element !== document.body) {
      if (/auto|scroll/.test(style.overflowX)) [left, right] = [-far, far];
      if (/auto|scroll/.test(style.overflowY)) [top, bottom] = [-far, far];
      if (/hidden|clip/.test(style.overflowX)) {
        left = Math.max(left, box.left + scrollX);
        right = Math.min(right, box.right + scrollX);
      }
      if (/hidden|clip/.test(style.overflowY)) {
        top = Math.max(top, box.top + scrollY);
        bottom = Math.min(bottom, box.bottom + scrollY);
      }
    }
    const found = {
      window: { left, top, right, bottom },
      isHidden: above.isHidden || hiddenOnPurpose(style),
      isStuck: above.isStuck || /sticky|fixed/.test(style.position),
    };
    known.set(element, found);
    return found;
  };

  const range = document.createRange();
  const boxesOf = (node: Node, start: number, end: number): Box[] => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, right, bottom }) => ({
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
      }));
  };

  // `data-cropped` marks what is cut on purpose: a picture whose words are complete elsewhere, a scroll box.
  const unread = 'script, style, template, noscript, [data-cropped]';
  const runs: TextRun[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const element = node.parentElement;
    if (!element || text.trim() === '' || element.closest(unread)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { isHidden, isStuck, window } = surroundingsOf(element);
    const lines = boxesOf(node, 0, text.length);
    if (isHidden || lines.length === 0) continue;
    const brokenWords: string[] = [];
    if (lines.length > 1)
      // A line may end after a hyphen, slash or dash. Addresses (name@host, a.b, /path) may break anywhere.
      for (const { 0: token, index: start } of text.matchAll(/\S+/g))
        if (!/[@_.]\w|^\//.test(token))
          for (const { 0: word, index } of token.matchAll(/[^\u00ad\u200b/–—-]+/g)) {
            const from = start + index;
            const tops = boxesOf(node, from, from + word.length).map(({ top }) => Math.round(top));
            if (new Set(tops).size > 1) brokenWords.push(word);
          }
    runs.push({
      text: text.replaceAll(/\s+/g, ' ').trim(),
      where: `${element.localName} “${element.textContent.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}”`,
      size: parseFloat(getComputedStyle(element).fontSize),
      lines,
      window,
      brokenWords,
      isStuck,
    });
  }
  return runs;
}

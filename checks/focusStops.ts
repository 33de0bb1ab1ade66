/** One Tab stop, recorded when the key is released. */
export interface FocusStop {
  /** Tag of the focused element, and its label or text. */
  readonly where: string;
  /** Its box in px from the top left corner of the document, with nothing scrolled. */
  readonly box: { left: number; top: number; right: number; bottom: number };
  /** Contrast of its focus ring with the background; null without a complete ring of at least 2 px. */
  readonly ringContrast: number | null;
  /** What covers the element; null if nothing does. */
  readonly coveredBy: string | null;
  /** True in the header, in dialogs and for frames, which have an order of their own. */
  readonly isApart: boolean;
}

declare global {
  interface Window {
    /** Every stop from the start of the recording until the focus left the page; `end` stops the recording. */
    focusWalk: { stops: FocusStop[]; hasLeft: boolean; end: () => void };
  }
}

/** Records each Tab stop in `window.focusWalk`. Runs inside the page, so it can use nothing outside itself. */
export function recordFocusStops(): void {
  const listening = new AbortController();
  window.focusWalk = { stops: [], hasLeft: false, end: () => listening.abort() };

  type Color = [number, number, number, number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colorOf = (css: string): Color => {
    if (!canvas) throw new Error('There is no canvas to read colors with.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const luminance = ([red, green, blue]: Color): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: Color, other: Color): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const backgroundOf = (element: Element | null): Color => {
    for (let at = element; at; at = at.parentElement) {
      const color = colorOf(getComputedStyle(at).backgroundColor);
      if (color[3] === 1) return color;
    }
    return [255, 255, 255, 1];
  };

  /** Whether an ancestor with `overflow` clips an outline that extends `reach` px, on its left or right. */
  const isClipped = (element: Element, reach: number): boolean => {
    const box = element.getBoundingClientRect();
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const clip = at.getBoundingClientRect();
      if (box.left - reach < clip.left - 1 || box.right + reach > clip.right + 1) return true;
    }
    return false;
  };

  /** Contrast of the ring, which a wrapper may draw: a cell around a radio button, a card around a link. */
  const ringOf = (control: Element): number | null => {
    let at: Element | null = control;
    const candidates: [Element, '' | '::after'][] = [];
    for (let steps = 0; at && steps < 4; steps += 1, at = at.parentElement)
      candidates.push([at, ''], [at, '::after']);
    for (const [element, pseudo] of candidates) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== '' && style.content === 'none') continue;
      const color = colorOf(style.outlineColor);
      const isVisible =
        style.opacity !== '0' &&
        style.outlineStyle !== 'none' &&
        parseFloat(style.outlineWidth) >= 2 &&
        color[3] > 0 &&
        !isClipped(element, parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset));
      // A ring outside its control lies on the background of the element around it.
      if (isVisible)
        return contrast(
          color,
          backgroundOf(parseFloat(style.outlineOffset) < 0 ? element : element.parentElement),
        );
    }
    return null;
  };

  /** What hides a control: the edge of the window or the sticky header. Nothing else is checked. */
  const coverOf = (control: Element): string | null => {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    if (bottom < 1 || top > innerHeight - 1 || right < 1 || left > innerWidth - 1)
      return 'the edge of the window';
    const header = document.querySelector('header');
    if (!header || header.contains(control) || control.closest('[role="dialog"], dialog'))
      return null;
    const edge = header.getBoundingClientRect().bottom;
    const isOnTop = control.contains(document.elementFromPoint((left + right) / 2, top + 2));
    return top < edge - 1 && !isOnTop ? `the header by ${Math.round(edge - top)} px` : null;
  };

  /** Sum of the scroll positions, in px, of the window and of every scrolling box around a control. */
  const scrolledAround = (control: Element): { x: number; y: number } => {
    const around = { x: scrollX, y: scrollY };
    for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) {
      around.x += at.scrollLeft;
      around.y += at.scrollTop;
    }
    return around;
  };

  // Tab is sent in batches: keys that arrive after the focus has left the page must not bring it back.
  const prevent = (event: Event): void => {
    if (window.focusWalk.hasLeft) event.preventDefault();
  };
  const record = ({ key }: KeyboardEvent): void => {
    const control = document.activeElement;
    if (key !== 'Tab' || !control || window.focusWalk.hasLeft) return;
    if (control === document.body) {
      window.focusWalk.hasLeft = true;
      return;
    }
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const { x, y } = scrolledAround(control);
    const name = control.getAttribute('aria-label') ?? control.textContent;
    const words = (name || control.getAttribute('name') || '').replaceAll(/\s+/g, ' ').trim();
    window.focusWalk.stops.push({
      where: `${control.localName} “${words.slice(0, 40)}”`,
      box: {
        left: left + x,
        top: top + y,
        right: right + x,
        bottom: bottom + y,
      },
      ringContrast: ringOf(control),
      coveredBy: coverOf(control),
      isApart: control.closest('header, dialog, [role="dialog"], iframe') !== null,
    });
  };
  document.addEventListener('keydown', prevent, { signal: listening.signal });
  document.addEventListener('keyup', record, { signal: listening.signal });
}

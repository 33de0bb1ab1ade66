import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls `box` to the line before the first mark if that is below the visible lines, as on a phone; else to its
 * top.
 *
 * @param first - Where the first mark starts; undefined without marks.
 * @param isDrawn - Whether its line is drawn by now.
 */
export function useFirstMark(
  box: RefObject<HTMLElement | null>,
  first: number | undefined,
  isDrawn: boolean,
): void {
  const shown = useRef(first);
  useEffect(() => {
    const mark = document.getElementById(`mark-${first}`);
    if (!box.current || !mark || !isDrawn) return;
    const lineHeight = parseFloat(getComputedStyle(box.current).lineHeight);
    const isNew = shown.current !== first;
    shown.current = first;
    const isBelow = mark.offsetTop + lineHeight > box.current.clientHeight;
    const line = isBelow ? Math.floor(mark.offsetTop / lineHeight) - 1 : 0;
    // A prerendered text may have been scrolled before hydration.
    if (isBelow || isNew) box.current.scrollTo(0, line * lineHeight);
  }, [box, first, isDrawn]);
}

import { type RefObject, useEffect, useState } from 'react';

/**
 * How long a closed dialog stays in the document, hidden, after the focus has left it, in milliseconds.
 * Orca does not announce the new focus when the element that had it is already gone.
 */
const STAYS = 350;

/** Longest time that it waits for the focus to leave: a page that was asked for may fail to load. */
const AT_MOST = 10_000;

/** Number of the opening that is in the document, from 1, also shortly after closing; 0 while there is none. */
export function useLinger(panel: RefObject<HTMLElement | null>, open: boolean): number {
  const [{ turn, isOpen, isHere }, setState] = useState({
    turn: open ? 1 : 0,
    isOpen: open,
    isHere: open,
  });
  if (open !== isOpen) setState({ turn: open ? turn + 1 : turn, isOpen: open, isHere: true });

  useEffect(() => {
    const closed = panel.current;
    if (open || closed === null) return undefined;
    const leave = () => setState((last) => ({ ...last, isHere: false }));
    const atMost = setTimeout(leave, AT_MOST);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leaveSoon = (): void => {
      clearTimeout(timer);
      // It may only have moved to the next link inside.
      timer = setTimeout(() => {
        if (!closed.contains(document.activeElement)) leave();
      }, STAYS);
    };
    leaveSoon();
    closed.addEventListener('focusout', leaveSoon);
    return () => {
      clearTimeout(atMost);
      clearTimeout(timer);
      closed.removeEventListener('focusout', leaveSoon);
    };
  }, [open, panel]);

  return open || isHere ? turn : 0;
}

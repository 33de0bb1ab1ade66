import { type RefObject, useEffect, useState } from 'react';

/**
 * How long a closed dialog stays, out of sight, after the focus has left it, in milliseconds. Orca says
 * nothing of what takes the focus when what had it is gone.
 */
const STAYS = 350;

/** How long it keeps the focus for a page that is on its way: a page may never come. */
const AT_MOST = 10_000;

/** Which opening of a dialog is there, counted from 1, also for a moment after it was closed; 0 is none. */
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
      // The focus may have gone to the next link in it.
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

import { type RefObject, useEffect, useState } from 'react';
import { FOLLOWS_AFTER } from './followsAfter.ts';

/**
 * Number of openings so far, while the dialog is in the document; else 0. A closed dialog stays in the
 * document, invisible, until the focus has left it and screen readers have followed.
 */
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leaveSoon = (): void => {
      clearTimeout(timer);
      // The focus may only have moved to another element inside.
      timer = setTimeout(() => {
        if (!closed.contains(document.activeElement))
          setState((last) => ({ ...last, isHere: false }));
      }, FOLLOWS_AFTER);
    };
    leaveSoon();
    closed.addEventListener('focusout', leaveSoon);
    return () => {
      clearTimeout(timer);
      closed.removeEventListener('focusout', leaveSoon);
    };
  }, [open, panel]);

  return open || isHere ? turn : 0;
}

import { useEffect, useState } from 'react';

/**
 * How long a closed dialog stays, out of sight, in milliseconds. Orca says nothing of what takes the
 * focus when what had it is gone at the same moment.
 */
const STAYS = 500;

/** Which opening of a dialog is there, counted from 1, also for a moment after it was closed; 0 is none. */
export function useLinger(open: boolean): number {
  const [{ turn, isOpen, isHere }, setState] = useState({
    turn: open ? 1 : 0,
    isOpen: open,
    isHere: open,
  });
  if (open !== isOpen) setState({ turn: open ? turn + 1 : turn, isOpen: open, isHere: true });

  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => setState((last) => ({ ...last, isHere: false })), STAYS);
    return () => clearTimeout(timer);
  }, [open]);

  return open || isHere ? turn : 0;
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useEntryState } from '../../primitives/useEntryState.ts';
import { useIsHydrated } from '../../primitives/useIsHydrated.ts';

interface OpenQuestion {
  /** Id of the open question; empty while all are closed. */
  readonly open: string;
  readonly setOpen: (id: string) => void;
}

/** Which question is open. The fragment of the page's address opens its question, now and whenever it changes. */
export function useOpenQuestion(ids: readonly string[]): OpenQuestion {
  const { hash, key } = useLocation();
  const isHydrated = useIsHydrated();
  const [{ open, address }, setSelection] = useEntryState('question', {
    open: '',
    address: '',
  });
  const named = ids.find((id) => `#${id}` === hash);
  const current = `${key}${hash}`;

  if (isHydrated && address !== current) setSelection({ open: named ?? open, address: current });

  const hasArrived = useRef(false);
  useEffect(() => {
    // The browser scrolls to the fragment of a page that opens. Later, a question further up may
    // have closed in the same moment and moved this one.
    if (hasArrived.current && named !== undefined) document.getElementById(named)?.scrollIntoView();
    hasArrived.current = true;
  }, [named]);

  return { open, setOpen: (id) => setSelection({ open: id, address: current }) };
}

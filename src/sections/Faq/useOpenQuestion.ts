import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useEntryState } from '../../primitives/useEntryState.ts';
import { useIsHydrated } from '../../primitives/useIsHydrated.ts';

interface OpenQuestion {
  /** Id of the open question; empty while all are closed. */
  readonly open: string;
  readonly setOpen: (id: string) => void;
}

/** Which question is open. Each navigation to a question's fragment opens it, the first load included. */
export function useOpenQuestion(ids: readonly string[]): OpenQuestion {
  const { hash, key } = useLocation();
  const isHydrated = useIsHydrated();
  // Each navigation is applied once, so that a question can be closed although the fragment names it.
  const [{ open, applied }, setSelection] = useEntryState('question', {
    open: '',
    applied: '',
  });
  const target = ids.find((id) => `#${id}` === hash);
  // The router's key differs between two clicks on one link. All typed fragments have the key `default`.
  const navigation = `${key}${hash}`;

  if (isHydrated && applied !== navigation)
    setSelection({ open: target ?? open, applied: navigation });

  const isFirstRun = useRef(true);
  useEffect(() => {
    // On load the browser scrolls to the fragment itself. Later, opening a question closes the one that was
    // open; if that was above, the new one has moved up and out of view.
    if (!isFirstRun.current && target !== undefined)
      document.getElementById(target)?.scrollIntoView();
    isFirstRun.current = false;
  }, [target]);

  return { open, setOpen: (id) => setSelection({ open: id, applied: navigation }) };
}

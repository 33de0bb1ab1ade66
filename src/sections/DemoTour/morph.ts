import { flushSync } from 'react-dom';

/**
 * Changes the page in a view transition: elements that exist before and after move to their new places.
 * In a browser without view transitions the page changes at once.
 */
export function morph(change: () => void): void {
  if (!('startViewTransition' in document)) return change();
  const { ready } = document.startViewTransition(() => flushSync(change));
  // `ready` rejects in a hidden tab, where the transition is skipped. The page changes all the same.
  ready.catch(() => undefined);
}

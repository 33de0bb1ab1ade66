import { flushSync } from 'react-dom';

/**
 * Changes the page so that what stands on it before and after moves from place to place. A browser
 * that cannot do that changes it at once.
 */
export function morph(change: () => void): void {
  if (!('startViewTransition' in document)) return change();
  const { ready } = document.startViewTransition(() => flushSync(change));
  // Nothing moves in a tab that nobody looks at. The page changes all the same.
  ready.catch(() => undefined);
}

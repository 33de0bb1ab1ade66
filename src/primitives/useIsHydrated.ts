import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False in the prerendered document and during hydration, then true. For values that depend on the query
 * or fragment of the URL: one prerendered document serves all of them.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

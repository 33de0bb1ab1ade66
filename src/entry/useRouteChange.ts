import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { site } from '../content/site.ts';
import type { RoutedMeta } from '../pages/PageMeta.ts';

/** Scroll positions by history entry, in memory only. */
const positions = new Map<string, number>();

function restoreScroll(hash: string, saved: number | undefined): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (saved !== undefined) window.scrollTo(0, saved);
  else if (target !== null) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** After a navigation inside the site: head, scroll position, and focus on the new page's heading. */
export function useRouteChange(meta: RoutedMeta): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });

  useEffect(() => {
    const remember = (): void => {
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous.key === key) return;
    shown.current = { pathname, key };
    // The browser itself has followed a plain fragment link and scrolled; such an entry has no key.
    if (key === 'default' && previous.pathname === pathname) return;
    // From the first navigation on the application restores scroll positions, not the browser.
    window.history.scrollRestoration = 'manual';
    restoreScroll(hash, type === NavigationType.Pop ? positions.get(key) : undefined);
    // Loaded on the first navigation, because only navigations need it.
    if (previous.pathname !== pathname)
      void import('./head.ts').then(({ applyHead, headTags }) => applyHead(headTags(meta, site)));
    else if (type === NavigationType.Pop) return;
    // Also when a link led to the current page: the closed menu does not move the focus.
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [hash, key, meta, pathname, type]);

  useEffect(() => {
    const restoreDefault = (): void => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', restoreDefault);
    return () => window.removeEventListener('pagehide', restoreDefault);
  }, []);
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { site } from '../content/site.ts';
import type { RoutedMeta } from '../pages/PageMeta.ts';
import { focusText } from '../primitives/focusText.ts';

/** Which of the links of a page it is: pages are drawn anew on the way back. */
interface LinkPlace {
  readonly href: string;
  /** Its place among the links that share its address. */
  readonly index: number;
}

/** How a page was left. */
interface Place {
  readonly scroll?: number | undefined;
  /** The link used last. */
  readonly link?: LinkPlace;
}

/** By history entry, in memory only. */
const places = new Map<string, Place>();

const remember = (entry: string, place: Place): unknown =>
  places.set(entry, { ...places.get(entry), ...place });

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll('a')].filter((link) => link.href === href);

function placeOf(link: HTMLAnchorElement): LinkPlace {
  return { href: link.href, index: linksTo(link.href).indexOf(link) };
}

function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // A `%` that encodes nothing stands for itself.
    return document.getElementById(id);
  }
}

function restoreScroll(hash: string, saved: number | undefined): void {
  const target = targetOf(hash);
  if (saved !== undefined) window.scrollTo(0, saved);
  else if (target !== null) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Not every browser opens the fold that holds what an address names. */
function openFold(element: Element | null | undefined): void {
  const fold = element?.closest('details');
  if (fold) fold.open = true;
}

/** Returns focus and caret to the link that was left, or else moves it to what the address names. */
function moveFocus(hash: string, used: LinkPlace | undefined): void {
  const options = { preventScroll: true };
  const link = used && linksTo(used.href)[used.index];
  openFold(link);
  link?.focus(options);
  if (link && document.activeElement === link) {
    // Orca reads on from the caret. Left where it was, that is the top of the page.
    window.getSelection()?.collapse(link, 0);
    return;
  }
  const target = targetOf(hash);
  const heading = target?.querySelector<HTMLElement>('h2, h3');
  focusText(heading ?? target ?? document.querySelector('h1') ?? document.body, options);
}

/** After a navigation inside the site: head, scroll position, and focus on what the address names. */
export function useRouteChange(meta: RoutedMeta): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  // The browser gives no key to what it enters itself: a plain link to a part of the page.
  const entry = key === 'default' ? pathname + hash : key;
  const shown = useRef({ pathname, entry });

  useEffect(() => {
    // An event may come after the page has changed: it belongs to the page that is shown by then.
    const rememberScroll = (): void => {
      remember(shown.current.entry, { scroll: window.scrollY });
    };
    // Not every browser focuses a link that is clicked.
    const rememberLink = ({ target }: Event): void => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      // A part of this page that is entered anew, by the browser, is no return.
      remember(link.pathname + link.hash, { scroll: undefined });
      remember(shown.current.entry, { link: placeOf(link) });
      // The event of the last scroll comes with the next frame, which may be the next page's.
      rememberScroll();
    };
    window.addEventListener('scroll', rememberScroll);
    window.addEventListener('click', rememberLink, true);
    return () => {
      window.removeEventListener('scroll', rememberScroll);
      window.removeEventListener('click', rememberLink, true);
    };
  }, []);

  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous.entry === entry) return;
    shown.current = { pathname, entry };
    openFold(targetOf(hash));
    const isReturn = type === NavigationType.Pop;
    const isOtherPage = previous.pathname !== pathname;
    const { scroll: saved, link: used }: Place = (isReturn && places.get(entry)) || {};
    // The browser itself has followed a plain link to a part of the page.
    if (key === 'default' && !isOtherPage && saved === undefined) return;
    // From the first navigation on the application restores scroll positions, not the browser.
    window.history.scrollRestoration = 'manual';
    // Also when a link led to the current page: the closed menu does not move the focus.
    if (isOtherPage || !isReturn || used || targetOf(hash)) moveFocus(hash, used);
    restoreScroll(hash, saved);
    // Loaded on the first navigation, because only navigations need it.
    if (isOtherPage)
      void import('./head.ts').then(({ applyHead, headTags }) => applyHead(headTags(meta, site)));
  }, [entry, hash, key, meta, pathname, type]);

  useEffect(() => {
    const restoreDefault = (): void => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', restoreDefault);
    return () => window.removeEventListener('pagehide', restoreDefault);
  }, []);
}

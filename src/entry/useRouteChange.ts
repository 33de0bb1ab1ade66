import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { site } from '../content/site.ts';
import type { RoutedMeta } from '../pages/PageMeta.ts';
import { focusText } from '../primitives/focusText.ts';
import { documentTitle } from './documentTitle.ts';

/** Identifies a link on a page. Not by its element, because the page is drawn anew when the visitor returns. */
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

/** How each page was left, by history entry. In memory only. */
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
    // The hash has a `%` that encodes nothing, so it is the id as written.
    return document.getElementById(id);
  }
}

function restoreScroll(hash: string, saved: number | undefined): void {
  const target = targetOf(hash);
  if (saved !== undefined) window.scrollTo(0, saved);
  else if (target !== null) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Opens the `details` element around the target of a hash, because not every browser does. */
function openFold(element: Element | null | undefined): void {
  const fold = element?.closest('details');
  if (fold) fold.open = true;
}

/** Returns focus and caret to `used`, the link by which this page was left; else focuses the hash's target. */
function moveFocus(hash: string, used: LinkPlace | undefined): void {
  const options = { preventScroll: true };
  const link = used && linksTo(used.href)[used.index];
  openFold(link);
  link?.focus(options);
  if (link && document.activeElement === link) {
    // Orca continues reading at the caret, which would otherwise be at the top of the page.
    window.getSelection()?.collapse(link, 0);
    return;
  }
  const target = targetOf(hash);
  const heading = target?.querySelector<HTMLElement>('h2, h3');
  focusText(heading ?? target ?? document.querySelector('h1') ?? document.body, options);
}

/** Updates head, scroll position and focus after a navigation inside the site. */
export function useRouteChange(meta: RoutedMeta): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  // The key is `default` for entries that the browser made itself, by following a plain link to a hash.
  const entry = key === 'default' ? pathname + hash : key;
  const shown = useRef({ pathname, entry });

  useEffect(() => {
    // A scroll event may come after the page has changed; its position is then that of the new page.
    const rememberScroll = (): void => {
      remember(shown.current.entry, { scroll: window.scrollY });
    };
    // Recorded on the click, because not every browser focuses a link that is clicked.
    const rememberLink = ({ target }: Event): void => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      // Following a link is no return: forget the scroll position saved for a plain link to a hash.
      remember(link.pathname + link.hash, { scroll: undefined });
      remember(shown.current.entry, { link: placeOf(link) });
      // Saved now: the event of the last scroll comes with the next frame, which may show the next page.
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
    // The browser has already scrolled and focused for a plain link to a hash on this page.
    if (key === 'default' && !isOtherPage && saved === undefined) return;
    // From the first navigation on the application restores scroll positions, not the browser.
    window.history.scrollRestoration = 'manual';
    // Also for a link to the current page, such as in the menu, which does not move focus when it closes.
    if (isOtherPage || !isReturn || used || targetOf(hash)) moveFocus(hash, used);
    restoreScroll(hash, saved);
    if (!isOtherPage) return;
    // At once, for whoever reads it now: a screen reader, the counting of visits.
    document.title = documentTitle(meta.title, site);
    // Loaded on the first navigation, because only navigations need it. Without it, only the title is right.
    void import('./head.ts')
      .then(({ applyHead, headTags }) => applyHead(headTags(meta, site)))
      .catch(() => undefined);
  }, [entry, hash, key, meta, pathname, type]);

  useEffect(() => {
    const restoreDefault = (): void => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', restoreDefault);
    return () => window.removeEventListener('pagehide', restoreDefault);
  }, []);
}

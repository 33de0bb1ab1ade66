import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { site } from '../content/site.ts';
import type { RoutedMeta } from '../pages/PageMeta.ts';
import { entryOf } from '../primitives/entryOf.ts';
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

/** What is on screen, also while a failed page has none. Default: nothing yet. */
let shown: { readonly pathname: string; readonly entry: string } | undefined;

/** Makes the page that is shown next count as another one: a notice with a title of its own has replaced it. */
export function forgetShown(): void {
  shown = { pathname: '', entry: '' };
}

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

/** Opens the `details` element around the target of a hash, because not every browser does, or the one it holds. */
function openFold(element: Element | null | undefined): void {
  const fold = element?.closest('details') ?? element?.querySelector(':scope > details');
  if (fold instanceof HTMLDetailsElement) fold.open = true;
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
  // A folded part has two headings, one of which is displayed.
  const headings = [...(target?.querySelectorAll<HTMLElement>('h2, h3') ?? [])];
  const heading = headings.find((each) => each.checkVisibility());
  focusText(heading ?? target ?? document.querySelector('h1') ?? document.body, options);
}

/** Updates head, scroll position and focus after a navigation inside the site. */
export function useRouteChange(meta: RoutedMeta): void {
  const location = useLocation();
  const { pathname, hash, key } = location;
  const type = useNavigationType();
  const entry = entryOf(location);

  useEffect(() => {
    // A scroll event may come after the page has changed; its position is then that of the new page.
    const rememberScroll = (): void => {
      if (shown) remember(shown.entry, { scroll: window.scrollY });
    };
    // Recorded on the click, because not every browser focuses a link that is clicked.
    const rememberLink = ({ target }: Event): void => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      // Following a plain link to a hash is no return: its entry has the same name as at the last visit.
      if (link.getAttribute('href')?.startsWith('#'))
        remember(link.pathname + link.hash, { scroll: undefined });
      if (shown) remember(shown.entry, { link: placeOf(link) });
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
    const previous = shown ?? { pathname, entry };
    shown = { pathname, entry };
    if (previous.entry === entry) return;
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

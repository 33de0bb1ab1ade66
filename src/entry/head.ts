import type { Site } from '../content/siteConfig.ts';
import type { RoutedMeta } from '../pages/PageMeta.ts';
import { documentTitle } from './documentTitle.ts';
import { structuredData } from './structuredData.ts';

/** One element of the document's head that belongs to the page. */
export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The canonical address of a page. */
export const canonicalUrl = (site: Site, path: string): string => site.url + path;

/** Path of the page's picture in link previews. */
export const socialImagePath = (path: string): string =>
  `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

const meta = (attribute: 'name' | 'property', key: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { [attribute]: key, content },
});

/** Links to the previous and the next page, for a list that has several pages. */
const neighbors = ({ series }: RoutedMeta, site: Site): HeadTag[] =>
  [
    { rel: 'prev', path: series?.previous },
    { rel: 'next', path: series?.next },
  ].flatMap(({ rel, path }) =>
    path === undefined
      ? []
      : [{ name: 'link', attributes: { rel, href: canonicalUrl(site, path) } }],
  );

/** Everything the page puts into the head; the prerendered document and a client-side navigation share it. */
export function headTags(page: RoutedMeta, site: Site): HeadTag[] {
  const title = documentTitle(page.title, site);
  const tags: HeadTag[] = [
    { name: 'title', attributes: {}, text: title },
    meta('name', 'description', page.description),
  ];
  if (page.indexed === false) tags.push(meta('name', 'robots', 'noindex'));
  // The 404 page has no address of its own, which the tags below would have to name.
  if (page.path === '/404') return tags;

  const url = canonicalUrl(site, page.path);
  const { indexed = true, hasPicture = indexed } = page;
  const image = site.url + (hasPicture ? socialImagePath(page.path) : '/brand/social-default.png');
  const imageAlt = `${page.title}, ${site.product}`;
  const data = structuredData(page, site);
  tags.push(
    { name: 'link', attributes: { rel: 'canonical', href: url } },
    ...neighbors(page, site),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:type', page.article === undefined ? 'website' : 'article'),
    meta('property', 'og:url', url),
    meta('property', 'og:site_name', site.product),
    meta('property', 'og:locale', 'en_US'),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', imageAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', page.description),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', imageAlt),
  );
  if (data !== undefined) {
    // '<' is escaped so that no text can close the element.
    const text = JSON.stringify(data).replaceAll('<', '\\u003c');
    tags.push({ name: 'script', attributes: { type: 'application/ld+json' }, text });
  }
  return tags;
}

/**
 * Name of the Trusted Types policy by which the security policy lets this file fill script elements.
 * It fills them with data only, never with code.
 */
export const trustedTypesPolicy = 'structured-data';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript: (text: string) => string },
  ): {
    createScript: (text: string) => string;
  };
}

let writeScript: ((text: string) => string) | undefined;

/** The text in a form that browsers with Trusted Types accept as the content of a script element. */
function trustedScript(text: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (writeScript === undefined) {
    const policy = trustedTypes?.createPolicy(trustedTypesPolicy, { createScript: (data) => data });
    writeScript = (data) => policy?.createScript(data) ?? data;
  }
  return writeScript(text);
}

/** Matches the head tags that belong to a page; the others are the same in every document. */
const pageTags = [
  'head > title',
  'meta[name]:not([name="viewport"], [name="theme-color"])',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'link[rel="prev"]',
  'link[rel="next"]',
  'script[type="application/ld+json"]',
].join();

/** Replaces the previous page's tags in the browser. */
export function applyHead(tags: readonly HeadTag[]): void {
  for (const old of document.querySelectorAll(pageTags)) old.remove();
  for (const { name, attributes, text } of tags) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (element instanceof HTMLScriptElement) element.text = trustedScript(text ?? '');
    else if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}

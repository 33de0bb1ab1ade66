import { describe, expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { isIndexed, metaOf, notFoundPage, pages, siteBytes } from './built.ts';

const titleOf = (page: (typeof pages)[number]) => page.dom.querySelector('title')?.text ?? '';
const canonicalOf = (page: (typeof pages)[number]) =>
  page.dom.querySelector('link[rel="canonical"]')?.getAttribute('href');

/** Width and height from a PNG's header, in px. */
const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.each(pages)('the head of $path', (page) => {
  test('has one title in the form of this site, short enough for a search result', () => {
    expect(titleOf(page)).toMatch(new RegExp(`^.+ \\| ${site.product}$`));
    expect(titleOf(page).length).toBeLessThanOrEqual(60);
  });

  test('describes the page in 70 to 155 characters', () => {
    const { length } = metaOf(page, 'description') ?? '';
    expect(length).toBeGreaterThanOrEqual(70);
    expect(length).toBeLessThanOrEqual(155);
  });

  test('declares the language, and the page has one h1', () => {
    expect(page.dom.querySelector('html')?.getAttribute('lang')).toBe('en');
    expect(page.dom.querySelectorAll('h1')).toHaveLength(1);
  });

  test('names its address and its preview consistently', () => {
    const url = site.url + page.path;
    expect(canonicalOf(page)).toBe(url);
    expect(metaOf(page, 'og:url')).toBe(url);
    for (const [key, value] of [
      ['og:title', titleOf(page)],
      ['twitter:title', titleOf(page)],
      ['og:description', metaOf(page, 'description')],
      ['twitter:description', metaOf(page, 'description')],
      ['og:site_name', site.product],
      ['og:locale', 'en_US'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['twitter:card', 'summary_large_image'],
    ] as const)
      expect(metaOf(page, key), key).toBe(value);
    expect(metaOf(page, 'og:image:alt')).toBeTruthy();
    expect(metaOf(page, 'twitter:image:alt')).toBeTruthy();
    expect(metaOf(page, 'og:type')).toBe(
      /^\/answers\/(?!page\/)./.test(page.path) ? 'article' : 'website',
    );
  });

  test('points to a preview picture of 1200 by 630 that exists', () => {
    const image = metaOf(page, 'og:image') ?? '';
    expect(metaOf(page, 'twitter:image')).toBe(image);
    expect(image.startsWith(`${site.url}/`)).toBe(true);
    expect(pngSize(siteBytes(image.slice(site.url.length)))).toEqual([1200, 630]);
  });

  if (!isIndexed(page))
    test('keeps the page out of search results in the head and in the headers', () => {
      expect(metaOf(page, 'robots')).toBe('noindex');
      expect(page.dom.querySelector('script[type="application/ld+json"]')).toBeNull();
      expect(page.headers['X-Robots-Tag']).toBe('noindex');
    });
});

const noindex: string[] = [
  ...'/performance /brand-assets /test-indexnow /pricing/joined /contact/sent /demo-embed'.split(
    ' ',
  ),
  ...[0, 1, 2, 3, 4, 5].map((agreed) => `/score/${agreed}`),
];

test('exactly the pages that are for nobody to find are kept out of search results', () => {
  const hidden = pages.filter((page) => !isIndexed(page)).map(({ path }) => path);
  expect(hidden.toSorted()).toEqual(noindex.toSorted());
  expect(isIndexed(notFoundPage)).toBe(false);
  expect(canonicalOf(notFoundPage)).toBeUndefined();
});

test('no two pages share a title or a description', () => {
  for (const values of [pages.map(titleOf), pages.map((page) => metaOf(page, 'description'))])
    expect(new Set(values).size).toBe(pages.length);
});

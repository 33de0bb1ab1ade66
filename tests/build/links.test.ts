import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { documents, pages, siteFileExists } from './built.ts';

const byPath = new Map(pages.map((page) => [page.path, page]));

const addresses = (dom: HTMLElement): string[] =>
  dom
    .querySelectorAll('a[href], link[href], script[data-app], iframe[src], img[src]')
    .flatMap((element) => [
      element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      ...Object.values(element.attributes).flatMap((value) => value.match(/\/assets\/\S+/g) ?? []),
    ])
    .filter((address) => address !== '');

/** What is wrong with a link of a page; undefined when it leads somewhere. */
function fault(path: string, dom: HTMLElement, address: string): string | undefined {
  if (/^(?:https:\/\/|mailto:)/.test(address)) return undefined;
  if (!/^[/#]/.test(address)) return `${address} is not safe`;
  const { pathname, hash } = new URL(address, `https://site.invalid${path}`);
  const target = pathname === path ? dom : byPath.get(pathname)?.dom;
  if (target === undefined)
    return siteFileExists(pathname) ? undefined : `${address} does not exist`;
  // A level that was pressed, and no place of the page.
  if (hash === '' || /^#s=[1-4]&printed$/.test(hash)) return undefined;
  const id = decodeURIComponent(hash.slice(1));
  return target.getElementById(id) === null ? `${address} has no such place` : undefined;
}

test.each(documents)('every link, anchor and asset of $path leads somewhere', ({ path, dom }) => {
  const found = addresses(dom);
  expect(found.length).toBeGreaterThan(5);
  expect(found.flatMap((address) => fault(path, dom, address) ?? [])).toEqual([]);
});

test('every call to the waitlist leads to the form, with the name of the call', () => {
  for (const { dom } of pages)
    for (const call of dom.querySelectorAll('a[href*="utm_campaign"]'))
      expect(call.getAttribute('href')).toMatch(
        /^\/pricing\?utm_source=site&utm_campaign=[a-z_]+&utm_medium=cta#waitlist$/,
      );
});

test('links that open a new tab say so', () => {
  for (const { dom } of pages)
    for (const link of dom.querySelectorAll('a[target="_blank"]'))
      expect(link.text).toMatch(/\S \(opens in a new tab\)$/);
});

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
  if (!/^[/#]/.test(address)) return `${address} is neither https nor an absolute path`;
  const { pathname, hash } = new URL(address, `https://site.invalid${path}`);
  const target = pathname === path ? dom : byPath.get(pathname)?.dom;
  if (target === undefined)
    return siteFileExists(pathname) ? undefined : `${address} does not exist`;
  // Not an id: the hash tells /score which level was pressed.
  if (hash === '' || /^#s=[1-4]&printed$/.test(hash)) return undefined;
  const id = decodeURIComponent(hash.slice(1));
  return target.getElementById(id) === null ? `${address} has no such place` : undefined;
}

test.each(documents)('every link, anchor and asset of $path leads somewhere', ({ path, dom }) => {
  const found = addresses(dom);
  expect(found.length).toBeGreaterThan(5);
  expect(found.flatMap((address) => fault(path, dom, address) ?? [])).toEqual([]);
});

test('every call to action leads to the form, and names its campaign', () => {
  const calls = pages.flatMap(({ dom }) => dom.querySelectorAll('a[href*="utm_campaign"]'));
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls)
    expect(call.getAttribute('href')).toMatch(
      /^\/pricing\?utm_source=site&utm_campaign=[a-z_]+&utm_medium=cta#waitlist$/,
    );
});

test('links that open a new tab say so', () => {
  const links = pages.flatMap(({ dom }) => dom.querySelectorAll('a[target="_blank"]'));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link.text).toMatch(/\S \(opens in a new tab\)$/);
});

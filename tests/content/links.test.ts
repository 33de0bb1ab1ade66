import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Element, elementsOf } from './html.ts';
import { type Page, pages } from './site.ts';

/** Made by the build, so not to be seen before it: the build's own tests open them. */
const built =
  /^\/(?:sitemap\.xml|robots\.txt|\.well-known\/|press\/|brand\/|social\/|feed|llms|openacr\.yaml$|samples\/(?:[a-z-]+\/)?[a-z]+\.(?:csv|md|json)$)/;

const publicFolder = resolve(import.meta.dirname, '../../public');

const idsOf = (body: Element): Set<string> =>
  new Set(elementsOf(body).flatMap(({ attributes }) => attributes.get('id') ?? []));

const bodies = new Map(pages.map(({ path, body }) => [path, idsOf(body)]));

/** What is wrong with an internal address, or undefined. */
function fault(address: string): string | undefined {
  const { pathname, hash } = new URL(address, 'https://site.invalid');
  const ids = bodies.get(pathname);
  if (ids === undefined) {
    if (built.test(pathname) || existsSync(resolve(publicFolder, `.${pathname}`))) return undefined;
    return `${address} leads nowhere`;
  }
  if (hash === '' || ids.has(decodeURIComponent(hash.slice(1)))) return undefined;
  return `${address} has no such place`;
}

const addressesOf = (path: string, body: Element): string[] =>
  elementsOf(body)
    .flatMap(({ tag, attributes }) => (tag === 'a' ? (attributes.get('href') ?? []) : []))
    .map((address) => (address.startsWith('#') ? path + address : address));

describe.each(pages)('$path', ({ path, body }) => {
  const addresses = [...new Set(addressesOf(path, body))];

  test('leads only to pages and places that exist', () => {
    const internal = addresses.filter((address) => address.startsWith('/'));
    expect(internal.length).toBeGreaterThan(0);
    expect(internal.flatMap((address) => fault(address) ?? [])).toEqual([]);
  });

  test('leads elsewhere by safe addresses only', () => {
    const outer = addresses.filter((address) => !address.startsWith('/'));
    expect(outer.filter((address) => !/^(?:https:\/\/|mailto:)/.test(address))).toEqual([]);
  });

  test('sends every waitlist call to the form, with the name of the call', () => {
    const calls = addresses.filter((address) => address.includes('utm_campaign'));
    for (const call of calls)
      expect(call).toMatch(
        /^\/pricing\?utm_source=site&utm_campaign=[a-z_]+&utm_medium=cta#waitlist$/,
      );
  });
});

test('the check finds a page, a place and a file that do not exist', () => {
  expect(fault('/nowhere')).toBe('/nowhere leads nowhere');
  expect(fault('/pricing#nowhere')).toBe('/pricing#nowhere has no such place');
  expect(fault('/nowhere.zip')).toBe('/nowhere.zip leads nowhere');
  expect(fault('/pricing?utm_source=site#waitlist')).toBeUndefined();
});

/** Pages that search engines may list and that no chain of links leads to from the home page. */
function orphans(all: readonly Page[]): string[] {
  const reached = new Set<string>();
  const waiting = ['/'];
  for (const path of waiting) {
    if (reached.has(path)) continue;
    reached.add(path);
    const page = all.find((one) => one.path === path);
    if (page === undefined) continue;
    for (const address of addressesOf(path, page.body))
      waiting.push(new URL(address, 'https://site.invalid').pathname);
  }
  return all
    .filter(({ path, meta }) => meta.indexed !== false && !reached.has(path))
    .map(({ path }) => path);
}

test('links lead from the home page to every page', () => {
  expect(orphans(pages)).toEqual([]);
});

test('a page that nothing links to is found', () => {
  const [home] = pages;
  if (home === undefined) throw new Error('There is no page.');
  expect(orphans([...pages, { ...home, path: '/orphan' }])).toContain('/orphan');
});

test('every part of the site that a list names can be reached from every page', () => {
  const wanted = ['/', '/product', '/how-it-works', '/pricing', '/faq', '/contact', '/terms'];
  wanted.push('/privacy', '/security', '/about', '/answers', '/demo', '/press');
  for (const { path, body } of pages)
    if (path !== '/demo-embed')
      expect(addressesOf(path, body)).toEqual(expect.arrayContaining(wanted));
});

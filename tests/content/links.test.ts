import { describe, expect, test } from 'vitest';
import { type Page, pages } from './site.ts';

/** Addresses of the links of a page, those to its own places as other pages would write them. */
const addressesOf = ({ path, body }: Page): string[] =>
  body
    .querySelectorAll('a[href]')
    .map((link) => link.getAttribute('href') ?? '')
    .map((address) => (address.startsWith('#') ? path + address : address));

// That links lead somewhere is looked at in the built site: tests/build/links.test.ts.
describe.each(pages)('$path', (page) => {
  const addresses = [...new Set(addressesOf(page))];

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

test('links lead from the home page to every page that search engines may list', () => {
  const reached = new Set(['/']);
  for (const path of reached)
    for (const address of pages.filter((page) => page.path === path).flatMap(addressesOf))
      reached.add(new URL(address, 'https://site.invalid').pathname);
  const listed = pages.filter(({ meta }) => meta.indexed !== false).map(({ path }) => path);
  expect(listed.length).toBeGreaterThan(1);
  expect(listed.filter((path) => !reached.has(path))).toEqual([]);
});

test('every part of the site that a list names can be reached from every page', () => {
  const wanted = ['/', '/product', '/how-it-works', '/pricing', '/faq', '/contact', '/terms'];
  wanted.push('/privacy', '/security', '/about', '/answers', '/demo', '/press');
  for (const page of pages)
    if (page.path !== '/demo-embed')
      expect(addressesOf(page)).toEqual(expect.arrayContaining(wanted));
});

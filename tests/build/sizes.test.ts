import { describe, expect, test } from 'vitest';
import { assets, type BuiltPage, documents, siteBytes, siteFileExists } from './built.ts';

/** Limits in kB of 1,000 bytes, as they travel. The field that closes most pages weighs five of them. A longer name in site.json may need a few words less. */
const limits = { html: 14.5, scripts: 94.4, total: 135.1, home: 132 };

/** Bytes of a file as the server sends it: brotli where that is smaller. */
const sent = (address: string): number => {
  const name = address.slice(1);
  return siteBytes(siteFileExists(`${name}.br`) ? `${name}.br` : name).length;
};

const kb = (addresses: Iterable<string>): number =>
  [...addresses].reduce((sum, address) => sum + sent(address), 0) / 1000;

const webVitals = assets.filter((name) => /^web-vitals-.*\.js$/.test(name));

/** What the inline script was told to fetch. */
function told(page: BuiltPage, name: string): string[] {
  const value = page.dom.querySelector('script[data-app]')?.getAttribute(`data-${name}`) ?? '';
  return value.split(' ').filter((address) => address !== '');
}

/** Programs that a page ever loads without being asked. */
const scriptsOf = (page: BuiltPage): Set<string> =>
  new Set([
    ...told(page, 'app'),
    ...told(page, 'scripts').map((name) => `/assets/${name}.js`),
    ...(page.path === '/performance' ? webVitals.map((name) => `/assets/${name}`) : []),
  ]);

/** Data that the application reads before it takes a page over. */
const dataOf = ({ path }: BuiltPage): string[] =>
  siteFileExists(`${path.slice(1)}.json`) ? [`${path}.json`] : [];

/** Pictures that come with the page; the others come when the visitor scrolls to them. */
const picturesOf = ({ dom }: BuiltPage): Set<string> =>
  new Set(
    dom
      .querySelectorAll('img:not([loading="lazy"])')
      .map((image) => image.getAttribute('src') ?? ''),
  );

test('pages name the programs that they load', () => {
  for (const page of documents) expect(scriptsOf(page).size, page.path).toBeGreaterThan(1);
  expect(webVitals).toHaveLength(1);
});

test('the rounds of /score bring at most 6 kB of JavaScript of their own', () => {
  const own = assets.filter((name) => /^Score-.*\.js$/.test(name));
  expect(own).toHaveLength(1);
  expect(kb(own.map((name) => `/assets/${name}`))).toBeLessThanOrEqual(6);
});

describe.for(documents)('$path', (page) => {
  const html = kb([`/${page.file}`]);
  const scripts = kb(scriptsOf(page));

  test(`has at most ${limits.html} kB of HTML with its styles`, () => {
    expect(html).toBeLessThanOrEqual(limits.html);
  });

  test(`loads at most ${limits.scripts} kB of JavaScript by itself`, () => {
    expect(scripts).toBeLessThanOrEqual(limits.scripts);
  });

  const total = page.path === '/' ? limits.home : limits.total;
  test(`weighs at most ${total} kB, with all that loads later by itself`, () => {
    const fonts = kb([...told(page, 'text'), ...told(page, 'mono')]);
    const rest = kb([...dataOf(page), ...picturesOf(page), '/favicon.svg']);
    expect(html + scripts + fonts + rest).toBeLessThanOrEqual(total);
  });
});

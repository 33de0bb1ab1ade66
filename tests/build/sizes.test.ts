import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { assets, type BuiltPage, documents, siteBytes, siteFileExists } from './built.ts';

/**
 * Limits in kB (1,000 bytes), compressed. A visitor waits for the first band, up to the second heading, which
 * fits in the first round trip together with the headers. The limit of the whole document only warns of
 * templates that grow, because nobody waits for its end.
 */
const limits = { band: 13.6, html: 20, scripts: 95, total: 140 };

const compressed = (text: string): number => brotliCompressSync(text).length / 1000;

/** A document up to its second heading. */
function firstBand(html: string): string {
  const [, second] = html.matchAll(/<h[1-6][\s>]/g);
  return html.slice(0, second?.index);
}

/** Rough size in kB, quickly compressed. Each part is compressed alone, so the sum is more than the whole. */
const roughly = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1000;

/** Rough sizes in kB of the parts of a document. */
function partsOf({ html, dom }: BuiltPage): Record<string, number> {
  const texts = (selector: string): string =>
    dom
      .querySelectorAll(selector)
      .map((element) => element.outerHTML)
      .join('');
  const body = texts('#root');
  const parts = {
    styles: texts('style'),
    script: texts('script[data-app]'),
    'structured data': texts('script[type="application/ld+json"]'),
    markup: body.replaceAll(/>[^<]+/g, '>'),
    text: parse(body).text,
  };
  const weights = Object.entries(parts).map(([name, text]) => [name, roughly(text)] as const);
  return { ...Object.fromEntries(weights), 'first band': roughly(firstBand(html)) };
}

/** Bytes of a file as the server sends it: brotli where that is smaller. */
const sent = (address: string): number => {
  const name = address.slice(1);
  return siteBytes(siteFileExists(`${name}.br`) ? `${name}.br` : name).length;
};

const kb = (addresses: Iterable<string>): number =>
  [...addresses].reduce((sum, address) => sum + sent(address), 0) / 1000;

const webVitals = assets.filter((name) => /^web-vitals-.*\.js$/.test(name));

/** Entries of a `data-` attribute of the inline script: addresses or, in `modules`, names of scripts. */
function told(page: BuiltPage, name: string): string[] {
  const value = page.dom.querySelector('script[data-app]')?.getAttribute(`data-${name}`) ?? '';
  return value.split(' ').filter((entry) => entry !== '');
}

/** Scripts that a page loads without any action of the visitor. */
const scriptsOf = (page: BuiltPage): Set<string> =>
  new Set([
    ...told(page, 'app'),
    ...told(page, 'modules').map((name) => `/assets/${name}.js`),
    ...(page.path === '/performance' ? webVitals.map((name) => `/assets/${name}`) : []),
  ]);

/** Data that the application reads before it hydrates a page. */
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

/** 300 words that occur on no page, which compress as badly as new sentences do. */
const newWords = Array.from({ length: 300 }, (_, word) =>
  (word * 7919 + 10 ** 6)
    .toString(36)
    .replaceAll(/\d/g, (digit) => 'etaoinshrd'[Number(digit)] ?? ''),
).join(' ');

test.each(['/', '/product', '/answers/candidate-heatmap-scoring'])(
  '%s has room for 300 more words',
  (path) => {
    const { html = '' } = documents.find((page) => page.path === path) ?? {};
    const longer = html.replace('</main>', `<p>${newWords}</p></main>`);
    expect(longer.length).toBeGreaterThan(html.length + 1500);
    expect(compressed(firstBand(longer))).toBeLessThanOrEqual(limits.band);
    expect(compressed(longer)).toBeLessThanOrEqual(limits.html);
  },
);

// Prints what takes up space in each document, for whoever needs to save some.
afterAll(() => {
  const rows = documents.map((page) => {
    const parts = Object.entries(partsOf(page)).map(([name, kB]) => `${name} ${kB.toFixed(1)}`);
    const room = limits.html - kb([`/${page.file}`]);
    return `${page.path}: room ${room.toFixed(1)} kB; ${parts.join(', ')}`;
  });
  console.log(rows.join('\n'));
});

describe.for(documents)('$path', (page) => {
  const html = kb([`/${page.file}`]);
  const scripts = kb(scriptsOf(page));

  test(`has at most ${limits.band} kB up to its second heading`, () => {
    expect(compressed(firstBand(page.html))).toBeLessThanOrEqual(limits.band);
  });

  test(`has at most ${limits.html} kB of HTML with its styles`, () => {
    expect(html).toBeLessThanOrEqual(limits.html);
  });

  test(`loads at most ${limits.scripts} kB of JavaScript by itself`, () => {
    expect(scripts).toBeLessThanOrEqual(limits.scripts);
  });

  test(`weighs at most ${limits.total} kB, with all that loads later by itself`, () => {
    // The fonts, and the styles that are not inline.
    const linked = ['text', 'mono', 'rest'].flatMap((name) => told(page, name));
    const later = kb([...linked, ...dataOf(page), ...picturesOf(page), '/favicon.svg']);
    expect(html + scripts + later).toBeLessThanOrEqual(limits.total);
  });
});

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { site } from '../../src/content/site.ts';
import {
  documents,
  headers,
  isIndexed,
  pages,
  siteBytes,
  siteFile,
  siteFileExists,
} from './built.ts';

const schema = readFileSync(resolve(import.meta.dirname, 'sitemap.xsd'), 'utf8');
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

test('the sitemap is valid and lists exactly the pages that may be found', async () => {
  const contents = siteFile('sitemap.xml');
  const { valid, errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents },
    schema,
  });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
  const wanted = pages.filter(isIndexed).map(({ path }) => site.url + path);
  expect(locations(contents)).toEqual(wanted);
});

test('the server knows what the sitemap lists, with its dates', () => {
  const entries = siteFile('sitemap.xml').matchAll(
    /<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g,
  );
  const listed = [...entries].map(([, url = '', changed = '']) => [url, changed]);
  expect(listed.filter(([, changed]) => changed !== '')).not.toEqual([]);
  expect(Object.entries(headers.listed)).toEqual(listed);
});

const articles = pages.filter(({ path }) => /^\/answers\/(?!page\/)/.test(path));

test('the sitemap says when an article changed, as the article itself does', () => {
  for (const { path, html } of articles) {
    const [, modified] = /"dateModified":"([^"]+)"/.exec(html) ?? [];
    expect(headers.listed[site.url + path]).toBe(modified);
  }
});

test('robots may crawl everything and are told of the sitemap', () => {
  const robots = siteFile('robots.txt');
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(robots).not.toContain('Disallow: /');
});

test('the feed holds every article, and every page links to it', () => {
  const feed = parse(siteFile('feed.xml'));
  expect(feed.querySelectorAll('entry')).toHaveLength(articles.length);
  for (const { dom } of pages)
    expect(dom.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe(
      '/feed.xml',
    );
});

test('security.txt names a contact and a day in the future', () => {
  const text = siteFile('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${site.email}`);
  expect(new Date(/Expires: (\S+)/.exec(text)?.[1] ?? '').getTime()).toBeGreaterThan(
    new Date('2026-11-21').getTime(),
  );
});

test('the indexing key stands at its own address', () => {
  expect(siteFile(`${site.indexNowKey}.txt`)).toBe(site.indexNowKey);
});

test('every icon of the manifest and the head exists', () => {
  const manifest = JSON.parse(siteFile('site.webmanifest')) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons) {
    const png = siteBytes(src);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  for (const name of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png'])
    expect(siteFileExists(name), name).toBe(true);
});

test('what is stored compressed is the file itself', () => {
  const names = readdirSync(resolve(import.meta.dirname, '../../dist/site'), {
    recursive: true,
  }).map(String);
  const packed = names.filter((name) => name.endsWith('.br'));
  expect(packed.length).toBeGreaterThan(pages.length);
  for (const name of packed) {
    const plain = siteBytes(name.slice(0, -3));
    expect(brotliDecompressSync(siteBytes(name)).equals(plain), name).toBe(true);
    expect(gunzipSync(siteBytes(name.replace(/br$/, 'gz'))).equals(plain), name).toBe(true);
  }
});

test.each(documents)('the policy of $path allows exactly its inline script and styles', (page) => {
  const policy = page.headers['Content-Security-Policy'] ?? '';
  expect(policy).not.toContain('unsafe-');
  expect(page.headers).toHaveProperty('Permissions-Policy');
  expect(page.headers).toHaveProperty('Cross-Origin-Opener-Policy', 'same-origin');
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const inline = page.dom
    .querySelectorAll('script:not([src]):not([type="application/ld+json"]), style')
    .map(({ rawText }) => hash(rawText));
  expect(inline.length).toBeGreaterThan(0);
  expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set(inline));
  expect(page.html).not.toMatch(/\son[a-z]+=/);
});

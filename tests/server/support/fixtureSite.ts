import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forms } from '../../../src/api/forms/forms.ts';
import { formSlot } from '../../../src/api/forms/refused.ts';
import type { SiteHeaders } from '../../../src/server/headers.ts';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${'<p>text</p>'.repeat(50)}`;

/** Writes a small site into `folder` as the build would, and returns that folder. */
export function writeFixtureSite(folder: string, origin = 'https://exampleton.example'): string {
  const files: Record<string, string> = {
    'index.html': page('Home'),
    'pricing.html': page('Pricing'),
    'answers/foo.html': page('Foo'),
    '404.html': page('Not here'),
    'assets/app-1a2b3c.js': 'console.log("app");'.repeat(40),
    'robots.txt': 'User-agent: *\n',
    'sitemap.xml': '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>',
    'feed.xml': '<feed xmlns="http://www.w3.org/2005/Atom"/>',
    'og/home.png': 'not really a picture',
    _headers: '/*\n',
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'site', name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
    if (!/\.(?:png)$|^_/.test(name)) {
      writeFileSync(`${path}.br`, brotliCompressSync(text));
      writeFileSync(`${path}.gz`, gzipSync(text));
    }
  }
  const policy = { 'Content-Security-Policy': "default-src 'none'" };
  const headers = {
    all: { 'X-Content-Type-Options': 'nosniff' },
    documents: {
      '/': { file: 'index.html', headers: policy },
      '/pricing': { file: 'pricing.html', headers: policy },
      '/answers/foo': { file: 'answers/foo.html', headers: policy },
    },
    notFound: { file: '404.html', headers: policy },
    formTemplates: Object.fromEntries(
      forms.map(({ id, path }) => [path, { file: `refused/${id}.html`, headers: policy }]),
    ),
    listed: {
      [`${origin}/`]: '2026-01-01T00:00:00Z',
      [`${origin}/pricing`]: '',
      // Of another host, so never submitted to IndexNow.
      'https://elsewhere.example/other': '',
    },
  } satisfies SiteHeaders;
  mkdirSync(join(folder, 'refused'));
  for (const { id } of forms)
    writeFileSync(join(folder, 'refused', `${id}.html`), page('Refused') + formSlot);
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
  return folder;
}

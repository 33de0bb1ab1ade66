/**
 * Builds the site: bundles, prerenders every path, writes headers, compresses.
 * The result is `dist/site` for any static host, and `dist/headers.json` for the server.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { site } from '../src/content/site.ts';
import { contentSecurityPolicy, securityHeaders } from '../src/server/headers.ts';
import { bundleBootScript, bundleForBrowsers, bundleForPrerendering, out } from './build/bundle.ts';
import { compressAll } from './build/compress.ts';
import { cspHash, renderDocument } from './build/document.ts';

type Prerender = typeof import('../src/app/prerender.tsx');

const started = performance.now();

await rm(out.folder, { recursive: true, force: true });
const bundle = await bundleForBrowsers();
const bootCode = await bundleBootScript();
await bundleForPrerendering();
const { notFoundPath, paths, render } = (await import(
  pathToFileURL(resolve(out.prerender, 'prerender.js')).href
)) as Prerender;

/** The file that answers a path: flat, so that any static host serves it under its clean address. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const write = async (name: string, content: string): Promise<void> => {
  const file = join(out.site, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

const styles = new Map<string, Promise<string>>();
const stylesheet = (address: string): Promise<string> => {
  const known = styles.get(address) ?? readFile(join(out.site, address), 'utf8');
  styles.set(address, known);
  return known;
};

async function writeDocument(
  path: string,
): Promise<{ file: string; headers: Record<string, string> }> {
  const page = await render(path);
  const stylesheets = bundle.stylesOf(page.file);
  const css = (await Promise.all(stylesheets.map(stylesheet))).join('').trim();
  const boot = { code: bootCode, data: { app: bundle.app, ...bundle.fontFiles } };
  const file = fileOf(path);
  await write(
    file,
    renderDocument({ ...page, css, stylesheets, fontStylesheet: bundle.fonts, boot }),
  );
  return {
    file,
    headers: {
      'Content-Security-Policy': contentSecurityPolicy({
        scriptHashes: [cspHash(bootCode)],
        styleHashes: [cspHash(css)],
      }),
      ...(page.meta.indexed === false ? { 'X-Robots-Tag': 'noindex' } : {}),
    },
  };
}

const documents = Object.fromEntries(
  await Promise.all(paths().map(async (path) => [path, await writeDocument(path)] as const)),
);
const notFound = await writeDocument(notFoundPath);
const all = securityHeaders({ siteUrl: site.url, live: site.live });
await writeFile(out.headers, JSON.stringify({ documents, notFound, all }));
await Promise.all(['manifest.json'].map((name) => rm(join(out.site, name), { force: true })));
await compressAll(out.site);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${Object.keys(documents).length} pages in ${seconds} s.`);

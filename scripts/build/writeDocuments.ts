import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { trustedTypesPolicy } from '../../src/app/head.ts';
import { site } from '../../src/content/site.ts';
import type { RoutedMeta } from '../../src/pages/PageMeta.ts';
import { contentSecurityPolicy, pagePolicies, type SiteHeaders } from '../../src/server/headers.ts';
import { type Bundle, out } from './bundle.ts';
import { bareNames, cspHash, isMeasured, renderDocument, speculationRules } from './document.ts';
import { inTurns } from './inTurns.ts';

/** The bundle that renders, as src/app/prerender.tsx exports it. */
type Prerender = typeof import('../../src/app/prerender.tsx');

/** Writes a file of the site. */
export async function writeSiteFile(name: string, content: string | Uint8Array): Promise<void> {
  const file = join(out.site, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The file that answers a path: flat, so that any static host serves it under its clean address. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Renders and writes every page. Returns what they say of themselves, and the headers each needs. */
export async function writeDocuments(
  { render, paths, notFoundPath, dataPaths, data }: Prerender,
  bundle: Bundle,
  bootCode: string,
): Promise<{
  pages: RoutedMeta[];
  documents: SiteHeaders['documents'];
  notFound: SiteHeaders['notFound'];
}> {
  const styles = new Map<string, Promise<string>>();
  const stylesheet = (address: string): Promise<string> => {
    const known = styles.get(address) ?? readFile(join(out.site, address), 'utf8');
    styles.set(address, known);
    return known;
  };
  let isAnyMeasured = false;
  async function writeDocument(path: string) {
    const page = await render(path);
    isAnyMeasured ||= isMeasured(page.body);
    const stylesheets = bundle.stylesOf(page.files);
    const css = (await Promise.all(stylesheets.map(stylesheet))).join('').trim();
    const file = fileOf(path);
    const boot = {
      code: bootCode,
      data: {
        app: bundle.app,
        scripts: bareNames(bundle.scriptsOf(page.files)),
        react: bundle.react,
        data: page.data ?? '',
        ...bundle.fontFiles,
      },
    };
    const html = renderDocument({ ...page, css, stylesheets, fontStylesheet: bundle.fonts, boot });
    await writeSiteFile(file, html);
    const headers = {
      ...pagePolicies,
      'Content-Security-Policy': contentSecurityPolicy({
        scriptHashes: [cspHash(bootCode), cspHash(speculationRules)],
        styleHashes: [cspHash(css)],
        trustedTypes: [trustedTypesPolicy],
        // On every page: a navigation inside the site keeps the policy of the document it began with.
        frameSrc: site.demoVideoUrl === '' ? [] : [new URL(site.demoVideoUrl).origin],
        frameAncestors: page.isFramed ? 'self' : 'none',
      }),
      ...(page.meta.indexed === false ? { 'X-Robots-Tag': 'noindex' } : {}),
    };
    return { meta: page.meta, document: { file, headers } };
  }

  const written = await inTurns(paths(), 8, async (path) => ({
    path,
    ...(await writeDocument(path)),
  }));
  if (!isAnyMeasured)
    throw new Error('Radix measures in another way now: document.ts takes away nothing.');
  await inTurns(dataPaths(), 8, async (path) =>
    writeSiteFile(path.slice(1), JSON.stringify(await data(path))),
  );
  return {
    pages: written.map(({ meta }) => meta),
    documents: Object.fromEntries(written.map(({ path, document }) => [path, document])),
    notFound: (await writeDocument(notFoundPath)).document,
  };
}

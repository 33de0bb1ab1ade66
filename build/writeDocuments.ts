import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import { unansweredPress } from '../src/content/errorNotice.ts';
import { type Bundle, out } from './bundle.ts';
import { bareNames, headersOf, type Prerender, stylesOf } from './documents.ts';

/** Writes a file of the site. */
export async function writeSiteFile(name: string, content: string | Uint8Array): Promise<void> {
  const file = join(out.site, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** File of the page at a path: `/a/b` is in `a/b.html`, which any static host serves at `/a/b`. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Renders and writes every page, the page for unknown addresses, and the data files that browsers read
 * on navigation. Returns the metadata of the pages, and the file and headers of each document.
 */
export async function writeDocuments(prerender: Prerender, bundle: Bundle, bootCode: string) {
  async function writeDocument(path: string) {
    const page = await prerender.render(path);
    const { css, rest, stylesheets } = await stylesOf(bundle, page);
    // Holds the rules that are not in the document. Pages with the same such rules share a file.
    const restFile = `assets/rest-${createHash('sha256').update(rest).digest('base64url').slice(0, 7)}.css`;
    await writeSiteFile(restFile, rest);
    const file = fileOf(path);
    const data = {
      app: bundle.app,
      modules: bareNames(bundle.scriptsOf(page.files)),
      rest: `/${restFile}`,
      react: bundle.react,
      ...(page.data !== undefined && { data: page.data }),
      ...bundle.fontFiles,
      // Shown by the boot script when the script of a pressed button does not load.
      unanswered: unansweredPress,
    };
    const html = prerender.renderDocument({
      ...page,
      css,
      stylesheets,
      fontStylesheet: bundle.fonts,
      boot: { code: bootCode, data },
    });
    await writeSiteFile(file, html);
    const inline = { styles: [css], scripts: [bootCode, prerender.speculationRules] };
    return { meta: page.meta, document: { file, headers: headersOf(page, inline) } };
  }

  const written = await pMap(
    prerender.paths(),
    async (path) => ({ path, ...(await writeDocument(path)) }),
    { concurrency: 8 },
  );
  await pMap(
    prerender.dataPaths(),
    async (path) => writeSiteFile(path.slice(1), JSON.stringify(await prerender.data(path))),
    { concurrency: 8 },
  );
  return {
    pages: written.map(({ meta }) => meta),
    documents: Object.fromEntries(written.map(({ path, document }) => [path, document])),
    notFound: (await writeDocument(prerender.notFoundPath)).document,
  };
}

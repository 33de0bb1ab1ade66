import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getMimeType, mimes } from 'hono/utils/mime';
import { formSlot, type RefusedPost, type RenderRefusedForm } from '../api/forms/refused.ts';
import { documentHeaders, fileHeaders, type HeaderMap, type SiteHeaders } from './headers.ts';
import { PlainError } from './plainError.ts';

export type Coding = 'identity' | 'br' | 'gzip';

/** One body as it is sent, with all its headers ready. */
type Variant = ReturnType<typeof variant>;

/** One address of the site, in each coding that exists. */
export type Resource = Partial<Record<Coding, Variant>> & { identity: Variant };

export type Site = ReturnType<typeof loadSite>;

/** Hono's media types, with those that it lacks, and a charset where Hono gives none. */
const mediaTypes: Record<string, string> = {
  ...mimes,
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

const mediaTypeOf = (file: string): string =>
  getMimeType(file, mediaTypes) ?? 'application/octet-stream';

/**
 * Reads the built site into memory.
 *
 * @param folder - The build's folder, with `site/` and `headers.json`.
 * @param added - Small text files that are not part of the build, by address.
 * @param loadForm - Loads the function that renders a refused form. Default: from the build's own file.
 * @throws PlainError when the site has not been built, or only in part.
 */
export function loadSite(
  folder: string,
  added: Record<string, string> = {},
  loadForm = () => importFormRenderer(folder),
) {
  const read = (file: string): Buffer => {
    const path = join(folder, file);
    if (existsSync(path)) return readFileSync(path);
    throw new PlainError(`The site is not built (${path} is missing): run "npm run build" first.`);
  };
  const { all, documents, notFound, formTemplates, listed } = parseHeaders(
    read('headers.json').toString(),
  );
  const root = join(folder, 'site');
  // The feed is Atom, although its name ends with `.xml`.
  const resource = (file: string, path: string, headers: HeaderMap) =>
    resourceOf(read(`site/${file}`), join(root, file), {
      'Content-Type': mediaTypeOf(path.endsWith('feed.xml') ? 'feed.atom' : file),
      ...all,
      ...headers,
    });
  const resources = new Map<string, Resource>();
  for (const [path, { file, headers }] of Object.entries(documents))
    resources.set(path, resource(file, path, { ...documentHeaders, ...headers }));
  const pages = new Set([notFound.file, ...Object.values(documents).map(({ file }) => file)]);
  for (const file of filesBelow(root)) {
    // Compressed siblings belong to their file; `_headers` and the like are for static hosts.
    if (pages.has(file) || /\.(?:br|gz)$/.test(file) || file.startsWith('_')) continue;
    resources.set(`/${file}`, resource(file, `/${file}`, fileHeaders(`/${file}`)));
  }
  for (const [path, text] of Object.entries(added)) {
    const own = { ...all, ...fileHeaders(path), 'Content-Type': mediaTypeOf(path) };
    if (!resources.has(path))
      resources.set(path, { identity: variant(Buffer.from(text), 'identity', own) });
  }
  const formPages = new Map(
    Object.entries(formTemplates).map(([path, { file, headers }]) => {
      const html = read(file).toString();
      // Without the slot for the form, a visitor's answers would be lost.
      if (!html.includes(formSlot)) throw damaged(file);
      const own = { ...all, ...headers, 'Content-Type': 'text/html; charset=utf-8' };
      return [path, { html, headers: own }] as const;
    }),
  );
  let form: Promise<RenderRefusedForm> | undefined;
  return {
    /** By address: documents without `.html`, files as they are named. */
    resources,
    /** Headers of every answer. */
    all,
    /** Moment of the last change of each page in the sitemap, by address. */
    listed,
    /** Answers an invalid post of a browser without scripts: the form's page, with the form filled in. */
    renderErrorPage: async (post: RefusedPost) => {
      const page = formPages.get(post.path);
      if (page === undefined) throw new Error(`There is no page around the form of ${post.path}.`);
      form ??= loadForm().catch((error: unknown) => {
        // The next post tries again: there may have been too many open files.
        form = undefined;
        throw error;
      });
      const render = await form;
      return { html: page.html.replace(formSlot, () => render(post)), headers: page.headers };
    },
    notFound: resource(notFound.file, '/404', {
      ...documentHeaders,
      'Cache-Control': 'no-cache',
      ...notFound.headers,
    }),
  };
}

const damaged = (file: string, cause?: unknown): PlainError =>
  new PlainError(`The build is not usable (${file} is damaged): run "npm run build" again.`, {
    cause,
  });

function parseHeaders(text: string): SiteHeaders {
  try {
    return JSON.parse(text) as SiteHeaders;
  } catch (error) {
    throw damaged('headers.json', error);
  }
}

async function importFormRenderer(folder: string): Promise<RenderRefusedForm> {
  const file = pathToFileURL(resolve(folder, 'refused/refusedForm.js')).href;
  return ((await import(file)) as { renderRefusedForm: RenderRefusedForm }).renderRefusedForm;
}

/** Makes a resource of a body and of the compressed files that the build wrote beside its file. */
function resourceOf(body: Buffer, path: string, headers: HeaderMap): Resource {
  const packed = ['br', 'gz'].map((ending) => `${path}.${ending}`);
  const [br, gzip] = packed.map((file) => (existsSync(file) ? readFileSync(file) : undefined));
  const all = { ...headers, ...((br ?? gzip) && { Vary: 'Accept-Encoding' }) };
  return {
    identity: variant(body, 'identity', all),
    ...(br && { br: variant(br, 'br', all) }),
    ...(gzip && { gzip: variant(gzip, 'gzip', all) }),
  };
}

function variant(body: Buffer, coding: Coding, headers: HeaderMap) {
  // A strong ETag must differ between codings, so the coding is part of the hash.
  const hash = createHash('sha256').update(coding).update(body).digest('base64url');
  const etag = `"${hash.slice(0, 22)}"`;
  return {
    body,
    etag,
    headers: {
      ...headers,
      ETag: etag,
      'Content-Length': String(body.length),
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    },
  };
}

const filesBelow = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((file) => file.replaceAll(sep, '/'));

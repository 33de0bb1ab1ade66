import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { socialImagePath } from '../../src/app/head.ts';
import { out } from './bundle.ts';
import { type PictureRequest, withPhotographer } from './pictures.ts';

const cache = '.cache/social';
const size = { width: 1200, height: 630 } as const;

/** Bundles the component of the pictures. Returns what turns a title into a picture's request. */
export async function bundleSocialCards(
  folder: string,
): Promise<(title: string) => PictureRequest> {
  await build({
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: 'src/app/socialCards.tsx',
      ssrEmitAssets: true,
    },
  });
  const names = await readdir(folder, { recursive: true });
  const styles = names.filter((name) => name.endsWith('.css'));
  const css = (await Promise.all(styles.map((name) => readFile(join(folder, name), 'utf8')))).join(
    '',
  );
  const { socialCardHtml } = (await import(
    pathToFileURL(resolve(folder, 'socialCards.js')).href
  )) as typeof import('../../src/app/socialCards.tsx');
  return (title) => ({ ...size, css, html: socialCardHtml(title) });
}

/** Where the picture of a request is kept: by everything it is made of. */
async function cached(request: PictureRequest): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(request));
  for (const file of ['schibsted-grotesk', 'geist-mono'])
    hash.update(await readFile(`src/design/fonts/${file}.woff2`));
  return join(cache, `${hash.digest('hex')}.png`);
}

const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch(() => undefined);

/** A page that gets a picture. */
export interface PicturedPage {
  readonly path: string;
  /** Title without the product's name. */
  readonly title: string;
}

/**
 * Writes the picture of every page into the built site. A picture that was made before is taken
 * from `.cache/social`; the browser starts only for those that are missing.
 *
 * @throws Error with one sentence when the browser is needed and cannot start.
 */
export async function renderSocialPictures(pages: readonly PicturedPage[]): Promise<void> {
  const requestFor = await bundleSocialCards(`${out.folder}/social`);
  const wanted = await Promise.all(
    pages.map(async ({ path, title }) => {
      const request = requestFor(title);
      return { file: join(out.site, socialImagePath(path)), request, cache: await cached(request) };
    }),
  );
  await mkdir(cache, { recursive: true });
  await mkdir(dirname(join(out.site, socialImagePath('/'))), { recursive: true });
  const missing: typeof wanted = [];
  for (const picture of wanted) {
    const known = await readIfThere(picture.cache);
    if (known === undefined) missing.push(picture);
    else await writeFile(picture.file, known);
  }
  if (missing.length === 0) return;
  await withPhotographer(async (take) => {
    for (const { request, cache: kept, file } of missing) {
      const png = await take(request);
      await writeFile(kept, png);
      await writeFile(file, png);
    }
  });
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inTurns } from './inTurns.ts';

const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
  '.ico',
]);
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files of one folder from which on the best level takes too long: it takes twice as long as the next. */
const many = 500;

const pack: Record<'br' | 'gz', (content: Buffer, quality: number) => Promise<Buffer>> = {
  br: (content, quality) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => deflate(content, { level: 9 }),
};

/** What another release of Node may pack otherwise. */
const packers = `${process.versions['brotli']} ${process.versions.zlib}`;

/**
 * Writes `.br` and `.gz` beside every file of text, for a server that only has to hand them out.
 * What was packed by the build before is taken from `cache`, which then holds this build's alone.
 */
export async function compressAll(directory: string, cache = '.cache/packed'): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  const files = names.filter((name) => compressible.has(extname(name)));
  const counts = new Map<string, number>();
  for (const name of files) counts.set(dirname(name), (counts.get(dirname(name)) ?? 0) + 1);
  await mkdir(cache, { recursive: true });
  const used = new Set<string>();

  async function packOnce(content: Buffer, quality: number, kind: 'br' | 'gz'): Promise<Buffer> {
    const hash = createHash('sha256').update(`${packers} ${quality} `).update(content);
    const name = `${hash.digest('hex')}.${kind}`;
    used.add(name);
    const file = join(cache, name);
    const known = await readFile(file).catch(() => null);
    if (known) return known;
    const packed = await pack[kind](content, quality);
    // Whole or not at all, also when the build is cut off or another one reads beside it.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, packed);
    await rename(draft, file);
    return packed;
  }

  await inTurns(files, 8, async (name) => {
    const path = join(directory, name);
    const content = await readFile(path);
    // By folder, so that many articles do not weigh on the other pages.
    const quality = (counts.get(dirname(name)) ?? 0) > many ? 10 : 11;
    await Promise.all(
      (['br', 'gz'] as const).map(async (kind) =>
        writeFile(`${path}.${kind}`, await packOnce(content, quality, kind)),
      ),
    );
  });
  const left = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(left.map((name) => rm(join(cache, name), { force: true })));
}
